import * as fc from 'fast-check';
import { expect, hydrated, refuseConsent, routed, test } from './site';

/** Written so that a fault shows: whatever becomes markup carries the marker, whatever runs sets it. */
const MARKUP = [
  '<img src=x onerror="window.hostile=1" data-hostile>',
  '<script data-hostile>window.hostile=1</script>',
  '"><svg data-hostile onload="window.hostile=1">',
  "'><b data-hostile>50667</b>",
  'javascript:window.hostile=1',
  '//example.org/',
  '\\\\example.org\\',
  '</title><i data-hostile>',
  '{{constructor.constructor("window.hostile=1")()}}',
  '%3Cb%20data-hostile%3E',
  '%00%ff%',
  '%E0%A4%A',
];

const value = fc.oneof(
  fc.constantFrom(...MARKUP),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.tuple(fc.constantFrom(...MARKUP), fc.string({ maxLength: 20 })).map((parts) => parts.join('')),
  fc.constantFrom(...MARKUP).map((text) => text.repeat(200)),
  fc.stringMatching(/^\d{0,8}$/),
);

const address = fc
  .record({
    plz: fc.array(value, { maxLength: 3 }),
    other: fc.option(value),
    hash: fc.option(value),
    raw: fc.boolean(),
  })
  .map(({ plz, other, hash, raw }) => {
    const written = (text: string) => (raw ? text.replace(/[#\s]/g, '') : encodeURIComponent(text));
    const query = [...plz.map((text) => `plz=${written(text)}`), ...(other === null ? [] : [`x=${written(other)}`])];
    return `${query.length > 0 ? `?${query.join('&')}` : ''}${hash === null ? '' : `#${written(hash)}`}`;
  });

const addresses = fc.sample(address, { numRuns: 1000, seed: 20_251_121 });

interface Finding {
  at: string;
  marked: number;
  ran: boolean;
  path: string;
  heading: string;
}

test.describe('hostile input', () => {
  for (const [half, path] of ['/', '/handwerkersuche'].entries()) {
    test(`1,000 queries and fragments stay words, in the running page: every second one on ${path}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await refuseConsent(page);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await page.goto(path);
      await routed(page);
      const loads = documents.length;
      const findings = await page.evaluate(
        async (list): Promise<Finding[]> => {
          const base = location.pathname;
          const found: Finding[] = [];
          for (const at of list) {
            history.pushState(null, '', `${base}${at}`);
            dispatchEvent(new PopStateEvent('popstate', { state: null }));
            // oxlint-disable-next-line no-await-in-loop -- one address after the other, as a visitor would
            await new Promise((resolve) => setTimeout(resolve, 8));
            const marked = document.querySelectorAll('[data-hostile]').length;
            const ran = 'hostile' in window;
            const heading = document.querySelector('h1')?.textContent ?? '';
            if (marked > 0 || ran || location.pathname !== base || heading === '' || /[<>]/.test(heading)) {
              found.push({ at, marked, ran, path: location.pathname, heading });
            }
          }
          return found;
        },
        addresses.filter((_, index) => index % 2 === half),
      );
      expect(findings).toEqual([]);
      expect(documents.length, 'page loads of its own accord').toBe(loads);
    });
  }

  test('and in pages loaded with them', async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await refuseConsent(page);
    for (const at of addresses.filter((text) => text.length < 4000).slice(0, 25)) {
      await page.goto(`/handwerkersuche${at}`);
      await hydrated(page);
      await expect(page.locator('[data-hostile]'), at).toHaveCount(0);
      expect(await page.evaluate(() => 'hostile' in window), at).toBe(false);
      expect(new URL(page.url()).origin, at).toBe(new URL(baseURL ?? '').origin);
      expect(new URL(page.url()).pathname, at).toBe('/handwerkersuche');
      await expect(page.locator('h1'), at).toHaveText(/Handwerker in/);
    }
  });
});
