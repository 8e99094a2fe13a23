import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

interface Way {
  readonly path: string;
  /** Name of the chunk that holds the tool. */
  readonly chunk: RegExp;
  /** What the prerendered example says. */
  readonly example: readonly string[];
  /** The field that is typed into, and what. */
  readonly field: string;
  readonly typed: string;
  /** What stands in the result then, and in the address. */
  readonly result: readonly string[];
  readonly fragment: string;
  readonly spoken: RegExp;
  /** Outside of the limits of the field. */
  readonly wrong: string;
  readonly sentence: string;
}

const WAYS: readonly Way[] = [
  {
    path: '/waermepumpe-foerderung',
    chunk: /HeatPumpGrant-/,
    example: ['12.600 €', '70 %', '5.400 €'],
    field: 'Kosten der Anlage',
    typed: '30000',
    result: ['21.000 €', '70 %', '9.000 €'],
    fragment: '#r=1&k=30000&s=1&e=1&i=1&b=15',
    spoken: /^Fördersatz 70.%, Zuschuss 21\.000.€, Eigenanteil 9\.000.€\.$/,
    wrong: '2.999',
    sentence: 'Bitte eine Zahl zwischen 3.000 und 30.000 eingeben, zum Beispiel 18.000.',
  },
  {
    path: '/daemmung-fassade',
    chunk: /FacadeInsulation-/,
    example: ['17.600 €', '4.400 €', '1.050 € pro Jahr', '16,8 Jahren'],
    field: 'Gesamtkosten',
    typed: '30000',
    result: ['24.000 €', '6.000 €', '1.050 € pro Jahr', '22,9 Jahren'],
    fragment: '#r=1&a=150&s=own&k=30000&d=16&p=1&e=7',
    spoken: /^Eigenanteil 24\.000.€, Zuschuss 6\.000.€, eingespart nach 22,9.Jahren\.$/,
    wrong: '999',
    sentence: 'Bitte eine Zahl zwischen 1.000 und 200.000 eingeben, zum Beispiel 22.000.',
  },
];

const sheet = (page: Page) => page.locator('[data-calculator]');
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const resultOf = async (page: Page) =>
  (await sheet(page).locator('dl dd').allTextContents()).map((text) => plain(text));

/** Tabs on until a field has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, field: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent,
    );
    if (label?.startsWith(field)) return;
  }
  throw new Error(`Tab does not reach “${field}”.`);
}

test.describe('tools', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  for (const way of WAYS) {
    test.describe(way.path, () => {
      test('takes numbers by keyboard alone at 390 px and carries the result to the form', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(way.path);
        await hydrated(page);
        expect(await resultOf(page)).toEqual(way.example);
        await page.locator('main h1').focus();
        await sheet(page).scrollIntoViewIfNeeded();
        await tabTo(page, way.field);
        await expect(sheet(page).getByText('Ihre Angaben', { exact: true })).toHaveCount(0);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(way.typed);
        await expect.poll(() => resultOf(page)).toEqual(way.result);
        await expect(page).toHaveURL(new RegExp(`${way.fragment}$`));
        await expect(sheet(page).locator('output').filter({ hasText: way.spoken })).toHaveCount(1);

        await page.reload();
        await expect.poll(() => resultOf(page)).toEqual(way.result);

        await tabTo(page, 'Postleitzahl für Ihre Anfrage');
        await page.keyboard.type('04109');
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${way.path}?plz=04109#*`);
        await hydrated(page);
      });

      test('keeps the last valid result and says what is wrong', async ({ page }) => {
        await page.goto(`${way.path}${way.fragment}`);
        await expect.poll(() => resultOf(page)).toEqual(way.result);
        const field = sheet(page).getByRole('textbox', { name: way.field });
        for (const text of [way.wrong, 'abc', '', '1e5', '9'.repeat(40), '-5', '<b>']) {
          await field.fill(text);
          await field.blur();
          await expect(sheet(page).getByText(way.sentence)).toBeVisible();
          await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
          expect(await resultOf(page)).toEqual(way.result);
        }
        await field.fill(way.typed);
        await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toHaveCount(0);
      });

      test('ignores a fragment that is wrong in any part', async ({ page }) => {
        await page.goto(`${way.path}${way.fragment}9`);
        await hydrated(page);
        await sheet(page).scrollIntoViewIfNeeded();
        await expect(sheet(page).getByText('Beispiel', { exact: true })).toBeVisible();
        expect(await resultOf(page)).toEqual(way.example);
      });

      test('is fetched when a visitor comes near, and not before', async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        // The viewport is low, so that the tool lies far below it.
        await page.setViewportSize({ width: 390, height: 200 });
        await page.goto(way.path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect(asked.filter((url) => way.chunk.test(url))).toEqual([]);
        const fetched = page.waitForResponse((response) => way.chunk.test(response.url()));
        await sheet(page).scrollIntoViewIfNeeded();
        await fetched;
      });

      test('copies its summary in plain words', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(`${way.path}${way.fragment}`);
        await expect.poll(() => resultOf(page)).toEqual(way.result);
        await sheet(page).getByRole('button', { name: 'Zusammenfassung kopieren' }).click();
        await expect(sheet(page).getByText(/^Zusammenfassung kopiert/)).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        for (const value of way.result) expect(copied).toContain(value);
        expect(copied).toContain(way.fragment);
        expect(copied).not.toContain('\u00a0');
      });
    });
  }
});

test.describe('tools without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, example } of WAYS) {
    test(`${path} shows its example in full`, async ({ page }) => {
      await page.goto(path);
      expect(await resultOf(page)).toEqual(example);
      await expect(sheet(page).getByRole('table').first()).toBeVisible();
    });
  }
});
