import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { serveSandbox } from '../../dist/testing.js';
import { expectQuiet, open } from './open.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

async function show(page: Page, body: string): Promise<void> {
  await serveSandbox(page);
  await page.route('**/readme.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><head><title>README</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
    }),
  );
  await open(page, '/readme.html');
  await expect(page.locator('[data-status="ready"] .daa-abc form')).toBeVisible();
  expectQuiet(page);
}

test('the React example shows a form', async ({ page }) => {
  await serveSandbox(page);
  await open(page, '/readme-react.html?example=/readme/React.js');
  await expect(page.locator('[data-status="ready"] .daa-abc[data-plz="04109"] form')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Angebote anfordern' })).toHaveAttribute('id', 'anfrage');
  expectQuiet(page);
});

test('the element example shows a form', async ({ page }) => {
  await show(page, '<script type="module" src="/readme/Customelement.js"></script>');
});

test('the plain example shows a form', async ({ page }) => {
  const files = { css: file('styles.css'), js: file('dist/lead-widget.global.js') };
  await page.route('**/vendor/styles.css', (route) => route.fulfill({ contentType: 'text/css', body: files.css }));
  await page.route('**/vendor/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: files.js }));
  await show(page, file('.cache/readme-browser/Plainscript.html'));
});
