import type { Page } from '@playwright/test';

/** Sheets as Safari reads them: by what it alone knows they tell it from others that know anchors. */
export async function asSafari(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({ response, body: sheet.replace(/-webkit-hyphens:\s*auto/g, 'display:block') });
  });
}
