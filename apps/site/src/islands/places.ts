import type { HousePlanProps } from './housePlan/HousePlan';
import type { LeadHubProps } from './leadHub/leadHubOptions';
import type { PostcodeFormProps } from './postcodeForm/PostcodeForm';
import type { SearchHeadingProps } from './searchHeading/SearchHeading';

/** Makes an element of the markup work until the signal ends it. */
export type AdoptPlace<P> = (element: HTMLElement, props: P, signal: AbortSignal) => void;

/**
 * Islands that scripts make work as they are, without React, as soon as they are here; the planner asks for React once it
 * is touched. Each has a component of its name beside it, which the prerender draws.
 */
export const places = {
  checklist: (): Promise<AdoptPlace<unknown>> =>
    import('./checklist/adoptChecklist').then((module) => module.adoptChecklist),
  housePlan: (): Promise<AdoptPlace<HousePlanProps>> =>
    import('./housePlan/adoptHousePlan').then((module) => module.adoptHousePlan),
  leadHub: (): Promise<AdoptPlace<LeadHubProps>> =>
    import('./leadHub/adoptLeadHub').then((module) => module.adoptLeadHub),
  missingPath: (): Promise<AdoptPlace<unknown>> =>
    import('./missingPath/adoptMissingPath').then((module) => module.adoptMissingPath),
  postcodeForm: (): Promise<AdoptPlace<PostcodeFormProps>> =>
    import('./postcodeForm/adoptPostcodeForm').then((module) => module.adoptPostcodeForm),
  searchHeading: (): Promise<AdoptPlace<SearchHeadingProps>> =>
    import('./searchHeading/adoptSearchHeading').then((module) => module.adoptSearchHeading),
} as const;

/** What loads the code of a place, or undefined where the markup names no place. */
export function placeLoader(name: string): (() => Promise<AdoptPlace<unknown>>) | undefined {
  return Object.hasOwn(places, name)
    ? (places[name as keyof typeof places] as () => Promise<AdoptPlace<unknown>>)
    : undefined;
}
