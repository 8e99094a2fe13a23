import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BUDGET } from '../measures/firstView.mjs';

// What the first view of each page weighs is asked in everyPage.spec.ts, where each page is open anyway.

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const html = readFileSync(`${dist}/index.html`, 'utf8');

test('what the first intent on a link brings keeps its budget', () => {
  const files = /data-application="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(files.some((file) => file.startsWith('/assets/react-'))).toBe(true);
  const bytes = files.reduce((sum, file) => sum + statSync(`${dist}${file}.gz`).size, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGET.application);
});

test('the one style sheet keeps its budget', () => {
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(css.length).toBeGreaterThan(1000);
  expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(BUDGET.css);
});
