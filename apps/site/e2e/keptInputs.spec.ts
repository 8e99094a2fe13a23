import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { expect, hydrated, refuseConsent, routed, test } from './site';
import { expectPostcodeIn, goNear, plain, sheet } from './tool';

const TOOL = '/waermepumpe-foerderung';
const ANCHOR = '#foerderrechner';
const FORM = '#waermepumpe-widget';
const OWN = '17.500 €';

/** The grant is that of what the visitor has entered, and not of the example. */
const expectOwn = (page: Page) => expect(sheet(page).locator('dl dd').first()).toHaveText(OWN);

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Away from the tool. @returns how far down the page that is */
async function readOn(page: Page): Promise<number> {
  const before = await top(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => top(page)).toBeGreaterThan(before + 650);
  return top(page);
}

/** Whoever goes back to the inputs is where they were: what moves a reader does so within few frames. */
async function goBackTo(page: Page, place: number): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/#r=1&/);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  // Parts that come late move what is seen by some lines, a tool that is brought into sight by far more.
  expect(Math.abs((await top(page)) - place)).toBeLessThan(100);
}

test.beforeEach(async ({ page }) => refuseConsent(page));

test.describe('what is entered into a tool', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${TOOL}${ANCHOR}`);
    await hydrated(page);
    await sheet(page).scrollIntoViewIfNeeded();
    await sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' }).fill('25000');
    await expectOwn(page);
  });

  test('stands in the address also where an anchor has led to the tool', async ({ page }) => {
    await expect(page).toHaveURL(/#r=1&k=25000&/);
    await page.reload();
    await expectOwn(page);
  });

  test('is there again after the way to the form and a load of the page, and does not take the reader along', async ({
    page,
  }) => {
    await expect(page).toHaveURL(/#r=1&k=25000&/);
    // Left, it writes its number anew.
    await sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' }).blur();
    const left = await readOn(page);
    const call = page.locator(`main a[href="${FORM}"]`).first();
    await call.dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${FORM}$`));
    await expect(page.locator(FORM)).toBeInViewport();
    await goBackTo(page, left);
    await expectOwn(page);
    await call.dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${FORM}$`));
    // A reload keeps the place, also one on the way to the form.
    await expect(page.locator(FORM)).toBeInViewport();
    await page.reload();
    await hydrated(page);
    await expect(page.locator(FORM)).toBeInViewport();
    // As who scrolls up to the result again.
    const actions = sheet(page).getByText('So gerechnet').first();
    await actions.scrollIntoViewIfNeeded();
    await expectOwn(page);
    await expect(actions).toBeInViewport();
    await expect(page).toHaveURL(/#r=1&k=25000&/);
  });

  test('is there again after a postcode has led to the form of the same page', async ({ page }) => {
    await expect(page).toHaveURL(/#r=1&k=25000&/);
    await sheet(page).getByRole('textbox', { name: 'Postleitzahl' }).fill('04109');
    await sheet(page).getByRole('button', { name: 'Angebote anfordern' }).click();
    await page.waitForURL(`**${TOOL}?plz=04109${FORM}`);
    await expectPostcodeIn(page);
    await sheet(page).getByText('So gerechnet').first().scrollIntoViewIfNeeded();
    await expectOwn(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${TOOL}#r=1&k=25000&`));
    await expectOwn(page);
  });
});

test('what is ticked in the planner stands in the address also where an anchor has led there', async ({ page }) => {
  await page.goto('/#planer');
  await hydrated(page);
  await page.locator('#planer').getByRole('checkbox', { name: 'Heizung' }).first().check({ force: true });
  await expect(page).toHaveURL(/#r=1&/);
  expect(plain(await page.locator('#planer [data-slot=state]').textContent())).toBe('Beispielhaus');
  const left = await readOn(page);
  await page.locator('main a[href="#ihr-plan"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/#ihr-plan$/);
  await expect.poll(() => top(page)).not.toBe(left);
  await goBackTo(page, left);
  // Whoever loads the page again stays where they are.
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.reload();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /HousePlan-/.test(name)),
  );
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.locator('footer')).toBeInViewport();
});

test('what is entered shortly before the reader leaves is there again by Back', async ({ page }) => {
  await goNear(page, TOOL);
  await routed(page);
  await sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' }).selectText();
  // Sooner than that nobody gets from a key to a link.
  await page.evaluate(() => {
    const follow = () => document.querySelector<HTMLElement>('a[href="/foerderungen"]')?.click();
    addEventListener('input', () => setTimeout(follow, 200), { once: true });
  });
  await page.keyboard.insertText('25000');
  await expect(page).toHaveTitle(/^Förderungen/);
  await page.goBack();
  await expectOwn(page);
});

test('what is entered as the reader leaves does not stand in the address of the next page', async ({ page }) => {
  await goNear(page, TOOL);
  await routed(page);
  const answer = await holdRequests(page, /\/foerderungen\b/);
  await sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' }).selectText();
  await page.evaluate(() => {
    const follow = () => document.querySelector<HTMLElement>('a[href="/foerderungen"]')?.click();
    addEventListener('input', () => setTimeout(follow), { once: true });
  });
  await page.keyboard.insertText('25000');
  await expect(page).toHaveURL(/\/foerderungen/);
  // Longer than a tool takes to write its address.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  answer();
  await expect(page.locator('main h1')).toHaveText(/Förderung/);
  await expect(page).toHaveURL(/\/foerderungen$/);
});

test('what is entered while the next page is on its way does not stand in its address either', async ({ page }) => {
  await goNear(page, TOOL);
  await routed(page);
  const answer = await holdRequests(page, /\/foerderungen\b/);
  await page.locator('a[href="/foerderungen"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/foerderungen$/);
  await sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' }).fill('25000');
  await expectOwn(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  answer();
  await expect(page.locator('main h1')).toHaveText(/Förderung/);
  await expect(page).toHaveURL(/\/foerderungen$/);
});
