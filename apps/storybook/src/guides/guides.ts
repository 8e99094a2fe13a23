import { actionGuides } from './actionGuides';
import { contentGuides } from './contentGuides';
import { formGuides } from './formGuides';
import type { Guide } from './guide';
import { layoutGuides } from './layoutGuides';
import { packageGuides } from './packageGuides';

const guides = new Map<unknown, Guide>([
  ...actionGuides,
  ...formGuides,
  ...contentGuides,
  ...layoutGuides,
  ...packageGuides,
]);

/** The guide of a component, if it has one. */
export function guideOf(component: unknown): Guide | undefined {
  return guides.get(component);
}
