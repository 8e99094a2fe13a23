import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { BUDGET, gatherPaths, weighFirstView } from '../measures/firstView.mjs';
import { builtRoutes } from './routes';
import { expect, hydrated, test } from './site';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

function htmlOf(path: string): string {
  return `${dist}${path === '/' ? '/index' : path}.html`;
}

test.describe('budgets of the first view', () => {
  for (const route of builtRoutes) {
    test(route, async ({ page }) => {
      const paths = gatherPaths(page);
      await page.goto(route);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const used = weighFirstView({ dist, route, paths });
      for (const [kind, bytes] of Object.entries(used)) {
        expect.soft(bytes, `${kind} of ${route}`).toBeLessThanOrEqual(BUDGET[kind as keyof typeof used]);
      }
    });
  }

  test('the one style sheet', () => {
    const css = /<style>([^<]*)<\/style>/.exec(readFileSync(htmlOf('/'), 'utf8'))?.[1] ?? '';
    expect(css.length).toBeGreaterThan(1000);
    expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(BUDGET.css);
  });
});
