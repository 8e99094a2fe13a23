import { routes } from '../src/routes';
import { expect, furnished, refuseConsent, test } from './site';

/** One page for each form. */
const PAGES = [
  ...new Map(routes.flatMap(({ lead, path }) => (lead ? [[lead.integration, path] as const] : []))).values(),
];

test('there is a page for each form', () => {
  expect(PAGES.length).toBeGreaterThan(10);
});

for (const path of PAGES) {
  test(`${path}: the room kept for the form holds its first step at every width, and no 250 px more`, async ({
    page,
  }) => {
    await refuseConsent(page);
    await page.goto(path);
    await furnished(page);
    const box = page.locator('.lead-widget');
    await expect(box).toHaveAttribute('data-status', 'ready');
    for (const width of [320, 390, 600, 768, 900, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { room, form } = await box.evaluate((element) => {
        const heights = [...element.children].flatMap((child) => child.getAttribute('height') ?? []).map(Number);
        return {
          // One height below 768 px, another from there on.
          room: (innerWidth < 768 ? heights[0] : heights.at(-1)) ?? 0,
          form: element.querySelector('form')?.clientHeight ?? 0,
        };
      });
      expect(form, `at ${width} px`).toBeGreaterThan(200);
      expect(form, `at ${width} px`).toBeLessThanOrEqual(room);
      if ([390, 1440].includes(width)) expect(room - form, `at ${width} px`).toBeLessThan(250);
    }
  });
}
