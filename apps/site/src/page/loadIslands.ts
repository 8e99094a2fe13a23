import { loadLaterParts } from '../islands/calculator/later';
import { PrintButton } from '../islands/checklist/PrintButton';
import { HousePlan } from '../islands/housePlan/HousePlan';
import type { IslandComponents } from '../islands/islands';
import { LeadHub } from '../islands/leadHub/LeadHub';
import { MissingPath } from '../islands/missingPath/MissingPath';
import type { places } from '../islands/places';
import { PostcodeForm } from '../islands/postcodeForm/PostcodeForm';
import { SearchHeading } from '../islands/searchHeading/SearchHeading';
import { tools } from '../islands/tools';

/** Every island's component at once with all that it draws later, for whoever draws whole pages. */
export async function loadIslands(): Promise<IslandComponents> {
  const loaders = Object.entries(tools);
  const loaded = await Promise.all(loaders.map(async ([name, load]) => [name, await load()] as const));
  await loadLaterParts();
  const drawn: { readonly [N in keyof typeof places]: IslandComponents[N] } = {
    checklist: PrintButton,
    housePlan: HousePlan,
    leadHub: LeadHub,
    missingPath: MissingPath,
    postcodeForm: PostcodeForm,
    searchHeading: SearchHeading,
  };
  return { ...Object.fromEntries(loaded), ...drawn } as unknown as IslandComponents;
}
