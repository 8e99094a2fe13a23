import { calculatePlan } from './calculate';
import { GROUPS } from './groups';
import type { HousePlanProps } from './HousePlan';

/**
 * Does what the style sheet does by `:has()` (Planner.css.ts), for browsers without it, such as Firefox 115: at once,
 * and whenever a box is ticked or the tool writes into the page.
 */
export function showPlanned(area: HTMLElement, { inputs, numbers }: HousePlanProps, signal: AbortSignal): void {
  const show = () => {
    const boxes = Array.from(area.querySelectorAll<HTMLInputElement>('[id^="teil-"]'));
    const chosen = { ...inputs, ...Object.fromEntries(boxes.map(({ value, checked }) => [value, checked])) };
    const { measures, saving } = calculatePlan(chosen, numbers);
    const shown = new Set<string | undefined>(measures.map(({ name }) => name));
    if (shown.has('facade') && !shown.has('roof')) shown.add('with-roof');
    for (const [group, names] of Object.entries(GROUPS)) if (names.some((name) => shown.has(name))) shown.add(group);
    if (chosen.insulation) shown.add('insulation');
    for (const line of area.querySelectorAll<HTMLElement>('[data-for]'))
      line.style.display = shown.has(line.dataset.for) ? '' : 'none';
    const [least, most] = saving ?? [0, 0];
    area.style.setProperty('--least', `${least}`);
    area.style.setProperty('--most', `${most}`);
    area.toggleAttribute('data-chosen', shown.size > 0);
  };
  const written = new MutationObserver(show);
  written.observe(area, { childList: true, subtree: true });
  signal.addEventListener('abort', () => written.disconnect());
  area.addEventListener('change', show, { signal });
  show();
}
