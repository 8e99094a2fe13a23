import { readFileSync } from 'node:fs';
import { formOf, passTime, watchHub } from './leadForm';
import { builtRoutes } from './routes';
import { expect, hydrated, refuseConsent, test } from './site';

// Each kind of fault has its own test (faults.spec.ts); this one asks every page about the commonest.

/** Pages that the build gave a place for the provider's form. */
const hasForm = (route: string) =>
  readFileSync(new URL(`../dist${route === '/' ? '/index' : route}.html`, import.meta.url), 'utf8').includes(
    'data-island="leadHub"',
  );

test.use({ tolerate: true });

test('with the provider down every page is whole, and every form gives a way on', async ({ page, watched }) => {
  test.setTimeout(240_000);
  await refuseConsent(page);
  await page.clock.install();
  await page.route('**/js/hub.js*', (route) => route.abort('blockedbyclient'));
  const traffic = watchHub(page);
  expect(builtRoutes).toHaveLength(49);
  expect(builtRoutes.filter(hasForm).length).toBeGreaterThan(30);
  for (const route of builtRoutes) {
    await test.step(route, async () => {
      await page.goto(route);
      await hydrated(page);
      const forms = formOf(page, 'inhalt');
      await expect(forms).toHaveCount(hasForm(route) ? 1 : 0);
      if (hasForm(route)) {
        await forms.evaluate((form) => form.scrollIntoView({ behavior: 'instant' }));
        await passTime(page, async () => (await forms.getAttribute('data-status')) === 'failed', { traffic });
        await expect(forms.getByRole('status')).toHaveText(/^Das Formular ist gerade nicht verfügbar\. \S/);
        await expect(forms.getByRole('button', { name: 'Erneut versuchen' })).toBeInViewport();
        await expect(forms.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
        await expect(forms.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      }
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page.locator('main p').first()).toBeVisible();
    });
  }
  expect(watched.problems.filter((problem) => !problem.startsWith('error: Failed to load resource: '))).toEqual([]);
});
