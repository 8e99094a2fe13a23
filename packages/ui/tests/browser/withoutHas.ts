import type { Page } from '@playwright/test';

/** Sheets as Firefox 115 reads them: a rule with `:has()` is dropped. */
export async function withoutHas(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
  });
}
