import type { ComponentType } from 'react';
import type { Guide } from './guide';

const guides = new Map<ComponentType<never>, Guide>();

/** The guide of a component, if it has one. */
export function guideOf(component: unknown): Guide | undefined {
  return guides.get(component as ComponentType<never>);
}
