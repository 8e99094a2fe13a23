import type { Page } from '@playwright/test';
import { expect } from './site';

/** A phone held upright, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;

/** The planner of the home page, its boxes by name, and the places that scripts write into. */
export const planner = (page: Page) => page.locator('#planer');
export const box = (page: Page, name: string) => planner(page).getByRole('checkbox', { name, exact: true });
export const slot = (page: Page, name: string) => planner(page).locator(`[data-slot=${name}]`);
/** The part of the plan with this heading. */
export const planPart = (page: Page, name: string) =>
  planner(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
/** The tool has written into the page: the stamp no longer says “Beispiel”. */
export const counted = (page: Page) => expect(slot(page, 'state')).toHaveText(/^(?:Beispielhaus|Ihre Angaben)$/);

/** Three of the six parts, by their names in the planner. */
export const FACADE_WINDOWS_PUMP = ['A Dämmung', 'D Fenster & Türen', 'B Heizung'] as const;

/** How much of a part of the drawing is shown, which reaches it by inheritance. */
export const shown = (page: Page, name: string) =>
  planner(page)
    .locator('svg')
    .first()
    .evaluate((svg, part) => getComputedStyle(svg).getPropertyValue(`--house-${part}`), name);
