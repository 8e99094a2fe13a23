import { loadLaterParts } from '../islands/calculator/later';
import { PrintButton } from '../islands/checklist/PrintButton';
import { type IslandComponents, islands } from '../islands/islands';
import { LeadHub } from '../islands/leadHub/LeadHub';
import { PostcodeForm } from '../islands/postcodeForm/PostcodeForm';
import { SearchHeading } from '../islands/searchHeading/SearchHeading';
import { tools } from '../islands/tools';

/** Every island's component at once with all that it draws later, for whoever draws whole pages. */
export async function loadIslands(): Promise<IslandComponents> {
  const loaders = Object.entries({ ...islands, ...tools });
  const loaded = await Promise.all(loaders.map(async ([name, load]) => [name, await load()] as const));
  await loadLaterParts();
  const places = { checklist: PrintButton, leadHub: LeadHub, postcodeForm: PostcodeForm, searchHeading: SearchHeading };
  return { ...Object.fromEntries(loaded), ...places } as unknown as IslandComponents;
}
