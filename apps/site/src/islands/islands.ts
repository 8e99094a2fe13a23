import type { ComponentProps, ComponentType } from 'react';
import type { PrintButton } from './checklist/PrintButton';
import type { HousePlan } from './housePlan/HousePlan';
import type { LeadHub } from './leadHub/LeadHub';
import type { MissingPath } from './missingPath/MissingPath';
import type { PostcodeForm } from './postcodeForm/PostcodeForm';
import type { SearchHeading } from './searchHeading/SearchHeading';
import type { tools } from './tools';

// Islands are of two kinds: places work without React, places.ts; tools are React's once a visitor wants them, tools.ts.

type Tools = typeof tools;

/** Drawn by React in the prerender, made work without it. */
interface PlaceComponents {
  readonly checklist: typeof PrintButton;
  readonly housePlan: typeof HousePlan;
  readonly leadHub: typeof LeadHub;
  readonly missingPath: typeof MissingPath;
  readonly postcodeForm: typeof PostcodeForm;
  readonly searchHeading: typeof SearchHeading;
}

/** What the prerender draws. */
export type IslandComponents = { readonly [N in keyof Tools]: Awaited<ReturnType<Tools[N]>> } & PlaceComponents;

export type IslandName = keyof IslandComponents;

export type IslandProps<N extends IslandName> = ComponentProps<IslandComponents[N]>;

/** An island's component without the names of its props, for whoever has them as data. */
export type AnyIsland = ComponentType<Record<string, unknown>>;
