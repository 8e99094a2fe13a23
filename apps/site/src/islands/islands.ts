import type { ComponentProps, ComponentType } from 'react';
import { tools } from './tools';

/**
 * What scripts take over on the pages that have it, as soon as they are here. A page fetches the code of those that it
 * holds and of no others. Tools follow when a visitor wants them: tools.ts.
 */
export const islands = {
  leadHub: () => import('./leadHub/LeadHub').then((module) => module.LeadHub),
  postcodeForm: () => import('./postcodeForm/PostcodeForm').then((module) => module.PostcodeForm),
  consentChoice: () => import('./consentChoice/ConsentChoice').then((module) => module.ConsentChoice),
  searchHeading: () => import('./searchHeading/SearchHeading').then((module) => module.SearchHeading),
  missingPath: () => import('./missingPath/MissingPath').then((module) => module.MissingPath),
} as const;

type Loaders = typeof islands & typeof tools;

export type IslandName = keyof Loaders;

export type IslandComponents = { readonly [N in IslandName]: Awaited<ReturnType<Loaders[N]>> };

export type IslandProps<N extends IslandName> = ComponentProps<IslandComponents[N]>;

/** An island's component without the names of its props, for whoever has them as data. */
export type AnyIsland = ComponentType<Record<string, unknown>>;

/**
 * What loads the component that the markup calls by this name.
 * @throws If there is none: markup and code are of two builds, or a name is wrong.
 */
export function islandLoader(name: string): () => Promise<AnyIsland> {
  const loaders: Loaders = { ...islands, ...tools };
  if (!Object.hasOwn(loaders, name)) {
    throw new Error(`site: There is no island “${name}”. Add it to islands/islands.ts or islands/tools.ts.`);
  }
  return loaders[name as IslandName] as unknown as () => Promise<AnyIsland>;
}
