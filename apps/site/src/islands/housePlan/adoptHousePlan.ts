import { hydrateTool, type LoadTool } from '../hydrateTool';
import type { AnyIsland } from '../islands';
import { keptInputs } from '../keepInputs';
import { takeOver } from '../takeOver';
import type { HousePlanProps } from './HousePlan';

const TOUCHES = ['pointerdown', 'focusin', 'change'] as const;

/**
 * Lets React take over the planner when a visitor touches it: boxes, drawing and words work without. At once where a box
 * has been ticked already, or the address holds inputs or held them before an anchor. A page that is only read never
 * asks for it, though the planner stands in its second screen. Browsers without `:has()` are told what to show.
 */
export function adoptHousePlan(element: HTMLElement, props: HousePlanProps, signal: AbortSignal): void {
  const area = element.closest<HTMLElement>('[data-tool-area]');
  let taken: Promise<unknown> | undefined;
  const begin = () => {
    const load: LoadTool = () => [import('./HousePlan').then((module) => module.HousePlan as unknown as AnyIsland)];
    taken ??= takeOver(element, hydrateTool(element, load, props, signal));
  };
  for (const type of TOUCHES) area?.addEventListener(type, begin, { signal });
  if (area && !CSS.supports('selector(:has(a))'))
    void import('./showPlanned').then((module) => module.showPlanned(area, props, signal));
  // A bookmark or a link put into the address bar of the open page changes no more than its fragment.
  addEventListener('hashchange', () => keptInputs() && begin(), { signal });
  if (keptInputs() || area?.querySelector(':checked:not([checked])')) begin();
}
