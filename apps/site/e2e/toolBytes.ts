import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, hydrated } from './site';
import { sheet } from './tool';

/** Of each tool with all that it fetches when a visitor comes near, compressed (ADR 0026). */
const TOOL_BYTES = 9_000;

/** React with what its modules call each other by and takes over by: for all that is React's, with its own budget. */
const REACT = /\/(?:react|rolldown-runtime|hydrateIsland)-[^/]+\.js$/;

/** Chunks that other parts of a page fetch when they come near or the page is idle. */
const LATER =
  /toast|contentsList|LeadHub|PostcodeForm|SearchHeading|explainTerms|openSearch|callBar|scrollToAnchor|hub\.js/;

/** What a visitor who comes near a tool has fetched, having fetched nothing of it before. */
export async function expectFetchedNear(page: Page, path: string, chunk: RegExp): Promise<void> {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.push(response.url());
  });
  // The viewport is low, so that the tool lies far below it.
  await page.setViewportSize({ width: 390, height: 200 });
  await page.goto(path);
  await hydrated(page);
  // What marks the contents list is fetched when somebody scrolls, tool or not.
  await page.mouse.wheel(0, 1);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => chunk.test(url) || REACT.test(url))).toEqual([]);
  const before = new Set(fetched);
  const tool = page.waitForResponse((response) => chunk.test(response.url()));
  await sheet(page).scrollIntoViewIfNeeded();
  await tool;
  await expect.poll(() => fetched.some((url) => /\/calculator-/.test(url))).toBe(true);
  const added = [...new Set(fetched)].filter((url) => !before.has(url) && !LATER.test(url) && !REACT.test(url));
  const bytes = added.map((url) => {
    const file = fileURLToPath(new URL(`../dist${new URL(url).pathname}`, import.meta.url));
    return gzipSync(readFileSync(file), { level: 9 }).length;
  });
  expect(bytes.length).toBeGreaterThan(1);
  expect(
    bytes.reduce((sum, size) => sum + size, 0),
    added.join(' '),
  ).toBeLessThanOrEqual(TOOL_BYTES);
}
