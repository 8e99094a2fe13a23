import { readFileSync } from 'node:fs';
import { routes } from '../src/routes';
import { formOf, passTime, watchHub } from './leadForm';
import { builtRoutes } from './routes';
import { expect, hydrated, refuseConsent, test } from './site';

// Each kind of fault has its own test (faults.spec.ts); this one asks a page of each form about the commonest.

/** What the build gave the place of a page's form, if it has one: which form is asked for, and how. */
function formPropsOf(route: string): string | undefined {
  const file = new URL(`../dist${route === '/' ? '/index' : route}.html`, import.meta.url);
  const props = /data-island="leadHub" data-props="([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!props) return undefined;
  const { lead, withPostcode } = JSON.parse(props.replaceAll('&quot;', '"')) as {
    lead: unknown;
    withPostcode: boolean;
  };
  return JSON.stringify([lead, withPostcode]);
}

const templateOf = (path: string) => routes.find((route) => route.path === path)?.template;

const withForm = builtRoutes.filter(formPropsOf);
/** One page for each form and template, and one page of each template without a form. */
const PAGES = [...new Map(builtRoutes.map((path) => [`${templateOf(path)} ${formPropsOf(path)}`, path])).values()];

test.use({ tolerate: true });

test.describe('with the provider down a page is whole, and its form gives a way on', () => {
  test('there is a page for every form', () => {
    expect(withForm.length).toBeGreaterThan(30);
    expect(new Set(PAGES.map(formPropsOf)).size).toBe(new Set(builtRoutes.map(formPropsOf)).size);
  });

  for (const route of PAGES) {
    test(route, async ({ page, watched }) => {
      await refuseConsent(page);
      await page.clock.install();
      await page.route('**/js/hub.js*', (intercepted) => intercepted.abort('blockedbyclient'));
      const traffic = watchHub(page);
      await page.goto(route);
      await hydrated(page);
      const forms = formOf(page, 'inhalt');
      await expect(forms).toHaveCount(withForm.includes(route) ? 1 : 0);
      if (withForm.includes(route)) {
        await forms.evaluate((form) => form.scrollIntoView({ behavior: 'instant' }));
        // Before the page's time passes: the place has been seen.
        await expect.poll(() => traffic.asked).toBeGreaterThan(0);
        await passTime(page, async () => (await forms.getAttribute('data-status')) === 'failed', { traffic });
        await expect(forms.getByRole('status')).toHaveText(/^Das Formular ist gerade nicht verfügbar\. \S/);
        await expect(forms.getByRole('button', { name: 'Erneut versuchen' })).toBeInViewport();
        await expect(forms.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
        await expect(forms.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
        const section = page.locator('section', { has: page.locator('.lead-widget') });
        const heading = section.getByRole('heading', { level: 2 }).first();
        const [title, words] = [await heading.boundingBox(), await forms.getByRole('status').boundingBox()];
        // On most pages it stays beside the form, in a column of its own.
        const isBeside = title!.x + title!.width < words!.x;
        expect(isBeside || title!.y < words!.y, 'no title stands below what it is the title of').toBe(true);
      }
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page.locator('main p').first()).toBeVisible();
      expect(watched.problems.filter((problem) => !problem.startsWith('error: Failed to load resource: '))).toEqual([]);
    });
  }
});
