import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BUDGET } from '../measures/firstView.mjs';

// What the first view of each page weighs is asked in everyPage.spec.ts, where each page is open anyway.

test('the one style sheet keeps its budget', () => {
  const html = readFileSync(fileURLToPath(new URL('../dist/index.html', import.meta.url)), 'utf8');
  const css = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  expect(css.length).toBeGreaterThan(1000);
  expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(BUDGET.css);
});
