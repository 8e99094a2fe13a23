import type { Page } from '@playwright/test';

/**
 * Sheets as Safari reads them: by what it alone knows they tell it from others that know anchors, and until version 26.2
 * a text decoration of more than the line counts for nothing.
 */
export async function asSafari(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/-webkit-hyphens:\s*auto/g, 'display:block')
      .replace(/text-decoration:\s*[^;}\s]+\s[^;}]*/g, '');
    await route.fulfill({ response, body });
  });
}
