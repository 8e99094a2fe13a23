import { type IslandComponents, islands } from '../islands/islands';

/** Every island's component at once, for whoever draws whole pages. */
export async function loadIslands(): Promise<IslandComponents> {
  const loaded = await Promise.all(Object.entries(islands).map(async ([name, load]) => [name, await load()] as const));
  return Object.fromEntries(loaded) as unknown as IslandComponents;
}
