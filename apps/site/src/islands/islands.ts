import type { ComponentProps, ComponentType } from 'react';
import type { PrintButton } from './checklist/PrintButton';
import type { LeadHub } from './leadHub/LeadHub';
import type { PostcodeForm } from './postcodeForm/PostcodeForm';
import type { SearchHeading } from './searchHeading/SearchHeading';
import { tools } from './tools';

/**
 * What React takes over on the pages that have it, as soon as it is here. A page fetches the code of those that it
 * holds and of no others. Places need no React: places.ts. Tools follow when a visitor wants them: tools.ts.
 */
export const islands = {
  consentChoice: () => import('./consentChoice/ConsentChoice').then((module) => module.ConsentChoice),
  missingPath: () => import('./missingPath/MissingPath').then((module) => module.MissingPath),
} as const;

type Loaders = typeof islands & typeof tools;

/** Drawn by React in the prerender, made work without it. */
interface PlaceComponents {
  readonly checklist: typeof PrintButton;
  readonly leadHub: typeof LeadHub;
  readonly postcodeForm: typeof PostcodeForm;
  readonly searchHeading: typeof SearchHeading;
}

/** What the prerender draws. */
export type IslandComponents = { readonly [N in keyof Loaders]: Awaited<ReturnType<Loaders[N]>> } & PlaceComponents;

export type IslandName = keyof IslandComponents;

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
    throw new Error(
      `site: There is no island “${name}”. Add it to islands/islands.ts, islands/places.ts or islands/tools.ts.`,
    );
  }
  return loaders[name as keyof Loaders] as unknown as () => Promise<AnyIsland>;
}
