import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

// `vite dev`, as whoever edits a page sees it: pages are drawn in the browser, the search is built when it is asked for.

test('the dev server draws pages, tells of a wrong record or figure, searches and answers unknown ones with 404', async ({
  page,
  request,
}) => {
  // Its own waits may take three minutes.
  test.setTimeout(300_000);
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
  const server = spawn(process.execPath, [vite], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'development', PORT: '4391', NO_COLOR: '1' },
  });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let printed = '';
      server.stdout.on('data', (part: Buffer) => {
        printed += String(part);
        const [, address] = /Local:\s+(http:\/\/localhost:\d+)/.exec(printed) ?? [];
        if (address) resolve(address);
      });
      server.once('exit', () => reject(new Error(`vite has ended: ${printed}`)));
    });
    await page.goto(`${origin}/heizung`);
    await expect(page.locator('main h1')).toBeVisible({ timeout: 90_000 });
    await page.getByRole('link', { name: 'Suchen' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Suche' });
    await dialog.getByRole('searchbox').fill('fassadendaemmung');
    await expect(dialog.locator('li a').first()).toHaveAttribute('href', /^\/daemmung-fassade/, { timeout: 90_000 });
    const records = '**/src/content/guides/dach.ts*';
    await page.route(records, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"roofLayers"', '"roofLayer"') });
    });
    await page.goto(`${origin}/dach`);
    await expect(page.locator('vite-error-overlay')).toContainText(
      'There is no drawing “roofLayer”. Correct “art” where src/content/ names it',
      { timeout: 90_000 },
    );
    // What a build refuses that a template draws all the same.
    await page.route('**/src/content/guides/heizung.ts*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('type: "leadForm"', 'type: "callToAction"'),
      });
    });
    await page.goto(`${origin}/heizung`);
    await expect(page.locator('vite-error-overlay')).toContainText(
      'and the record has 0 sections of the type “leadForm”. Write one where the form shall stand',
      { timeout: 90_000 },
    );
    await page.unroute('**/src/content/guides/heizung.ts*');
    // Thrown while the modules load, before there is anything to draw with.
    await page.route('**/src/figures/roof.ts*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('unit: "years"', 'unit: "year"') });
    });
    await page.goto(`${origin}/heizung`);
    await expect(page.locator('vite-error-overlay')).toContainText('unit: "year". Use one of: euro,', {
      timeout: 90_000,
    });
    for (const path of ['/gibt-es-nicht', '/suche/gibt-es-nicht.json']) {
      expect((await request.get(`${origin}${path}`)).status(), path).toBe(404);
    }
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
});
