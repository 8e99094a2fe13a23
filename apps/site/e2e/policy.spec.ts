import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

// Every other spec fails on a violation as well, because the browser tells the console (site.ts): pages as they come
// are asked in everyPage.spec.ts.

/** The policy's own events say what the console may leave out. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

test.describe('the content security policy is never violated', () => {
  test('by form, menus, dialog, toast, questions and theme', async ({ page }) => {
    const violations = await collectViolations(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/heizung');
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
    await banner.getByRole('button', { name: 'Einstellungen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: 'Alle akzeptieren' }).click();
    for (const name of ['Was möchten Sie sanieren?', 'Experten finden']) {
      await page.locator('header').getByRole('button', { name }).click();
    }
    await page.keyboard.press('Escape');
    for (const name of ['Dunkel', 'Hell', 'Wie das Gerät']) await page.getByRole('radio', { name }).check();
    await page.locator('#heizung-widget').scrollIntoViewIfNeeded();
    await expect(page.locator('#heizung-widget form')).toBeVisible();
    await page.locator('#fragen summary').first().click();
    await page.goto('/cookie-einstellungen');
    await hydrated(page);
    await page.locator('main').getByRole('button', { name: 'Einstellungen speichern' }).click();
    await expect(page.getByText('gespeichert').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.locator('#menue')).toBeVisible();
    expect(violations).toEqual([]);
  });
});

test.describe('the check itself', () => {
  test.use({ tolerate: true });

  test('notices a violation, and so does every other spec', async ({ page, watched }) => {
    await refuseConsent(page);
    const violations = await collectViolations(page);
    await page.goto('/impressum');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = 1';
      document.head.append(script);
      document.body.setAttribute('style', 'color: red');
    });
    await expect.poll(() => violations.length).toBe(2);
    const told = () => watched.problems.filter((problem) => problem.includes('Content Security Policy'));
    await expect.poll(told).toHaveLength(2);
  });
});
