import type { Page } from '@playwright/test';

/** The site as Firefox 115 reads it: a rule with `:has()` is dropped, in files and in documents. Needs `bypassCSP`. */
export async function withoutHas(page: Page): Promise<void> {
  await page.route(/\.css$|\/[\w-]*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
  });
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
}
