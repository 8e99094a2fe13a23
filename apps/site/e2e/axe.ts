import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is looked for: everything we promise, or only what colours can change. */
const RULES: Record<'all' | 'colours', NonNullable<RunOptions['runOnly']>> = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Brings axe into a page. Once for each document: `@axe-core/playwright` brings it, and a second page, for each look. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/**
 * Lines of what axe finds, or nothing.
 * @param state of the page, to begin the lines with
 */
export function findFaults(page: Page, state: string, rules: keyof typeof RULES = 'all'): Promise<string[]> {
  return page.evaluate(
    async ([name, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${name}: ${id}: ${String(target)}`));
    },
    [state, RULES[rules]] as const,
  );
}
