import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { builtRoutes } from './routes';
import { expect, hydrated, test } from './site';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Bytes, gzip level 9 (architecture, budgets). Fonts are compressed already. */
const BUDGET = { script: 105_000, ownScript: 24_000, html: 45_000, css: 14_000, fonts: 30_000, all: 210_000 } as const;

/** Chunks that hold react, react-dom and react-router, and nothing else. */
const VENDOR = /\/assets\/react-/;

/** The lead provider's script, here the sandbox's: counted with all scripts, not with our own. */
const PROVIDER = /^\/js\/hub\.js/;

/** Arrives when the page is idle and is not counted. */
const TOASTER = /\/assets\/toaster-/;

function sizeOf(path: string): number {
  const compressed = `${dist}${path}.gz`;
  return existsSync(compressed) ? statSync(compressed).size : statSync(`${dist}${path}`).size;
}

function htmlOf(path: string): string {
  return `${dist}${path === '/' ? '/index' : path}.html`;
}

async function firstView(page: Page, route: string): Promise<string[]> {
  const paths: string[] = [];
  page.on('response', (response) => paths.push(new URL(response.url()).pathname));
  await page.goto(route);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return paths;
}

const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + sizeOf(path), 0);

test.describe('budgets of the first view', () => {
  for (const route of builtRoutes) {
    test(route, async ({ page }) => {
      const paths = [...new Set(await firstView(page, route))];
      const scripts = paths.filter((path) => path.endsWith('.js') && !TOASTER.test(path));
      const fonts = paths.filter((path) => path.endsWith('.woff2'));
      const html = statSync(`${htmlOf(route)}.gz`).size;
      const others = paths.filter((path) => path !== route && !TOASTER.test(path));
      const used = {
        script: sum(scripts),
        ownScript: sum(scripts.filter((path) => !VENDOR.test(path) && !PROVIDER.test(path))),
        html,
        fonts: sum(fonts),
        all: html + sum(others),
      };
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
