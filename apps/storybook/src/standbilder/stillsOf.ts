import { chartStills } from './chartStills';
import { componentStills } from './componentStills';
import { contentStills } from './contentStills';
import type { StillsOfComponent } from './still';

const stills = new Map<unknown, StillsOfComponent>([...componentStills, ...contentStills, ...chartStills]);

/** The states of a component, if it has any to show. */
export const stillsOf = (component: unknown): StillsOfComponent | undefined => stills.get(component);
