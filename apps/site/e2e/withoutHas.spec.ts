import { box, counted, FACADE_WINDOWS_PUMP, planner, planPart } from './planner';
import { expect, hydrated, refuseConsent, test } from './site';
import { withoutHas } from './withoutHas';

test.describe('a browser without :has()', () => {
  test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
  test.beforeEach(async ({ page }) => {
    await refuseConsent(page);
    await withoutHas(page);
  });
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('shows one search and no burger beside the menus', async ({ page }) => {
    await page.goto('/impressum');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /Suchen/ })).toHaveCount(1);
    await expect(header.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
  });

  for (const path of ['/waermepumpe-kosten', '/foerderungen'])
    test(`keeps the contents list beside the text of ${path}`, async ({ page }) => {
      await page.goto(path);
      const contents = page.locator('main nav[aria-labelledby=inhaltsverzeichnis]');
      const list = await contents.boundingBox();
      const headings = page.locator('main div:has(> div > nav[aria-labelledby=inhaltsverzeichnis]) > section h2');
      expect(await headings.count()).toBeGreaterThan(3);
      for (const heading of await headings.all())
        expect((await heading.boundingBox())?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
    });

  test('plans what is chosen, and nothing before', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const plan = planner(page).getByRole('heading', { name: 'Ihr Plan', exact: true });
    await expect(plan).toBeHidden();
    await expect(box(page, 'Kellerdecke')).toBeHidden();
    for (const name of FACADE_WINDOWS_PUMP) await box(page, name).check();
    await counted(page);
    await expect(plan).toBeVisible();
    await expect(box(page, 'Kellerdecke')).toBeVisible();
    await expect(planPart(page, 'Kosten').getByRole('listitem')).toHaveCount(3);
    const withRoof = planner(page).getByText(/^Kommt das Dach dazu/);
    await expect(withRoof).toBeVisible();
    await box(page, 'E Dach').check();
    await expect(withRoof).toBeHidden();
    await box(page, 'E Dach').uncheck();
    for (const name of FACADE_WINDOWS_PUMP) await box(page, name).uncheck();
    await expect(plan).toBeHidden();
  });
});
