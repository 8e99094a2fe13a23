import { chartStills } from './chartStates';
import { componentStills } from './componentStates';
import { contentStills } from './contentStates';
import type { StillsOfComponent } from './still';

const stills = new Map<unknown, StillsOfComponent>([...componentStills, ...contentStills, ...chartStills]);

/** The states of a component, if it has any to show. */
export const stillsOf = (component: unknown): StillsOfComponent | undefined => stills.get(component);
