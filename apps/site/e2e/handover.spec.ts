import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { expect, hydrated, refuseConsent, test } from './site';
import { expectPostcodeIn } from './tool';

// The way from a tool to its form on a phone: the postcode as people write it, and what is none.

const PHONE = { width: 390, height: 844 } as const;

/** A tool whose form stands on its own page, one whose form is another page's, and the planner, which is no island. */
const PATHS = ['/waermepumpe-foerderung', '/foerderungen', '/'] as const;

const SENTENCE = 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 04109; das Feld darf auch leer bleiben.';

const form = (page: Page) => page.locator('[data-handover]');
const field = (page: Page) => form(page).getByRole('textbox', { name: 'Postleitzahl für Ihre Anfrage' });
const button = (page: Page) => form(page).getByRole('button');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  if (path === '/')
    await page.locator('#planer').getByRole('checkbox', { name: 'Heizung' }).first().check({ force: true });
  await form(page).scrollIntoViewIfNeeded();
}

/** Comes to the field as a visitor does, and waits until it takes a postcode as people write it. */
async function come(page: Page): Promise<void> {
  await field(page).focus();
  await expect(form(page)).toHaveJSProperty('noValidate', true);
}

test.describe('the postcode below a tool', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => refuseConsent(page));

  for (const path of PATHS) {
    test(`${path}: is taken as people write and paste it`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, path);
      await come(page);
      for (const text of ['D-04109', 'D 04109', '04109 Leipzig', '04 109']) {
        await field(page).fill('');
        await field(page).pressSequentially(text);
        await expect(field(page), `typed “${text}”`).toHaveValue('04109');
      }
      for (const text of ['D-04109', 'D 04109', '04109 Leipzig', 'Leipzig, 04109', ' 04109\n']) {
        await page.evaluate((words) => navigator.clipboard.writeText(words), text);
        await field(page).selectText();
        await page.keyboard.press('ControlOrMeta+v');
        await expect(field(page), `pasted “${text}”`).toHaveValue('04109');
      }
      await button(page).click();
      await page.waitForURL('**?plz=04109#*');
      await expectPostcodeIn(page);
    });

    test(`${path}: is told at the field where it is none, and leads on once put right or left empty`, async ({
      page,
    }) => {
      await open(page, path);
      await come(page);
      for (const wrong of ['1234', 'Düsseldorf', '041093']) {
        await field(page).fill('');
        await field(page).pressSequentially(wrong);
        await field(page).press('Enter');
        await expect(form(page).getByRole('alert')).toHaveText(SENTENCE);
        await expect(form(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
        await expect(field(page)).toHaveAccessibleDescription(SENTENCE);
        await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
        await field(page).blur();
        await button(page).click();
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue(wrong);
      }
      expect(new URL(page.url()).search).toBe('');
      await field(page).fill('04109');
      await expect(form(page).getByRole('alert')).toBeHidden();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
      await field(page).fill('0410');
      await expect(form(page).getByRole('alert')).toBeHidden();
      await field(page).fill('   ');
      await button(page).click();
      await page.waitForURL('**?plz=#*');
      await hydrated(page);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    });
  }

  test('is not cut before the code is here, and then taken as it was written', async ({ page }) => {
    const arrive = await holdRequests(page, /attachHandover-/);
    await open(page, '/waermepumpe-foerderung');
    await field(page).pressSequentially('D-04109');
    await expect(field(page)).toHaveValue('D-04109');
    await field(page).press('Enter');
    // The browser says what it wants instead of leading to a form that would not know the postcode.
    await expect(field(page)).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
    arrive();
    await expect(field(page)).toHaveValue('04109');
    await field(page).press('Enter');
    await page.waitForURL('**?plz=04109#*');
  });
});

test.describe('the postcode below a tool without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('is asked for by the browser where it is none', async ({ page }) => {
    await page.goto('/waermepumpe-foerderung');
    await expect(field(page)).toHaveAttribute('title', SENTENCE);
    for (const wrong of ['1234', 'D-04109']) {
      await field(page).fill(wrong);
      await field(page).press('Enter');
      await expect(field(page)).toBeFocused();
      expect(new URL(page.url()).search).toBe('');
    }
    await field(page).fill('04109');
    await field(page).press('Enter');
    await page.waitForURL('**?plz=04109#*');
  });
});
