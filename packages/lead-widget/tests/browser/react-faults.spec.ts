import { expect, test } from '@playwright/test';
import { describeFaults } from './faults.ts';
import { box, expectQuiet, expectStatus, open } from './open.ts';

describeFaults('component', '/react.html');

for (const [what, code] of Object.entries({
  'the box': 'document.querySelector("#form").remove()',
  'the box and leaves a sentence': 'document.querySelector("#form").replaceWith("Weg")',
  'everything in the box': 'document.querySelector("#form").innerHTML = ""',
})) {
  test(`5: React survives a provider that removes ${what}`, async ({ page }) => {
    await page.route(/\/js\/hub\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `setTimeout(() => { ${code}; window.removed = true }, 100)`,
      }),
    );
    await open(page, '/react.html', { renderTimeoutMs: 500 });
    // It may come after the failure, but not after the place has gone.
    await page.waitForFunction(() => 'removed' in window);
    await expectStatus(page, 'failed');
    await page.getByRole('button', { name: 'Wechseln' }).click();
    await expect(box(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Wechseln' }).click();
    await expect(box(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Seite' })).toBeVisible();
    expectQuiet(page);
  });
}
