import { loadLaterParts } from '../islands/calculator/later';
import { type IslandComponents, islands } from '../islands/islands';
import { tools } from '../islands/tools';

/** Every island's component at once with all that it draws later, for whoever draws whole pages. */
export async function loadIslands(): Promise<IslandComponents> {
  const loaders = Object.entries({ ...islands, ...tools });
  const loaded = await Promise.all(loaders.map(async ([name, load]) => [name, await load()] as const));
  await loadLaterParts();
  return Object.fromEntries(loaded) as unknown as IslandComponents;
}
