import { useEffect, useSyncExternalStore } from 'react';
import { chooseAgain } from '../calculator/chooseAgain';
import type { Calculator } from '../calculator/useCalculator';
import { areRestored } from '../keepInputs';
import type { Part, PlanInputs } from './calculate';

/** Each names by its value what it chooses. */
const boxesIn = (area: Element) => [...area.querySelectorAll<HTMLInputElement>('[id^="teil-"]')];

const never = () => () => {};
const findArea = () => document.querySelector<HTMLElement>('[data-tool-area]');
const nowhere = () => null;

/**
 * The page around the tool: boxes and words that stand there without scripts. What is ticked, before or after the tool
 * came, is calculated; what an address holds is ticked.
 * @returns The section, once the page is here.
 */
export function usePage({ values, revision, set }: Calculator<PlanInputs>): HTMLElement | null {
  const area = useSyncExternalStore(never, findArea, nowhere);
  useEffect(() => {
    if (!area) return undefined;
    const hear = ({ target }: Event) => {
      const boxes = boxesIn(area);
      if (boxes.includes(target as HTMLInputElement)) {
        set(Object.fromEntries(boxes.map((box) => [box.value, box.checked])));
      }
    };
    area.addEventListener('change', hear);
    return () => area.removeEventListener('change', hear);
  }, [area, set]);
  useEffect(() => {
    if (area) chooseAgain(area);
  }, [area]);
  useEffect(() => {
    if (revision === 0 || !area) return;
    for (const box of boxesIn(area)) box.checked = values[box.value as Part];
  }, [area, revision, values]);
  useEffect(() => {
    // Whoever comes by a copied link wants to see the plan that it holds.
    if (revision && !areRestored()) area?.scrollIntoView();
  }, [area, revision]);
  return area;
}
