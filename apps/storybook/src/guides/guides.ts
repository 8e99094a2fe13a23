import { actionGuides } from './actionGuides';
import { contentGuides } from './contentGuides';
import { formGuides } from './formGuides';
import type { Guide } from './guide';

const guides = new Map<unknown, Guide>([...actionGuides, ...formGuides, ...contentGuides]);

/** The guide of a component, if it has one. */
export function guideOf(component: unknown): Guide | undefined {
  return guides.get(component);
}
