import type { CDPSession } from '@playwright/test';
import { box, FACADE_WINDOWS_PUMP, PHONE, planner, planPart, shown, slot } from './planner';
import { expect, test } from './site';

/** What assistive technology is told within an element, generated content included. */
async function toldIn(cdp: CDPSession, selector: string): Promise<string> {
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await cdp.send('Accessibility.queryAXTree', { nodeId, role: 'StaticText' });
  return nodes.map(({ name }) => String(name?.value ?? '')).join('');
}

test.describe('the planner without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ticks, house, sums and plan make sense', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const cdp = await page.context().newCDPSession(page);
    await expect(planPart(page, 'Kosten')).toBeHidden();
    await box(page, 'F Energieberatung').check();
    expect(await toldIn(cdp, '[data-slot=sum]')).toBe('Preis: nur per Angebot');
    for (const name of FACADE_WINDOWS_PUMP) await box(page, name).check();
    expect(await shown(page, 'heating')).toBe('1');
    expect(await toldIn(cdp, '[data-slot=sum]')).toBe('36.000–61.000 €');
    expect(await toldIn(cdp, '[data-plan-bar] p')).toBe('36.000–61.000 €4 von 6 Teilen gewählt');
    expect(await toldIn(cdp, '[data-slot=saving]')).toBe('25\u00a0%');
    await box(page, 'E Dach').check();
    expect(await toldIn(cdp, '[data-slot=saving]')).toBe('25–40\u00a0%');
    // A wall is insulated once: what is left of the façade is its tick.
    await box(page, 'Innendämmung').check();
    expect(await toldIn(cdp, '[data-slot=sum]')).toBe('27.000–52.000 €');
    expect(await toldIn(cdp, '[data-slot=saving]')).toBe('15–27\u00a0%');
    await expect(slot(page, 'without')).toHaveText(/Dach/);
    await expect(planPart(page, 'In dieser Reihenfolge').getByRole('listitem').filter({ visible: true })).toHaveText([
      /^Energieberatung/,
      /^Dach/,
      /^Fenster/,
      /^Innendämmung/,
      /^Heizung/,
    ]);
    await expect(planner(page).locator('noscript p')).toBeVisible();
    await expect(planner(page).getByText('Annahmen ändern')).toHaveCount(0);
    await planner(page).getByRole('textbox', { name: 'Postleitzahl für Ihre Anfrage' }).fill('04109');
    await planner(page).getByRole('button', { name: 'Angebote für diese Teile' }).click();
    await page.waitForURL('**/handwerkersuche?plz=04109#*');
  });

  test('name the plan that the higher grant asks for beside each part of the envelope', async ({ page }) => {
    await page.goto('/');
    for (const name of ['A Dämmung', 'E Dach', 'D Fenster & Türen']) await box(page, name).check();
    for (const name of ['Innendämmung', 'Kellerdecke', 'Oberste Geschossdecke']) await box(page, name).check();
    const rows = planPart(page, 'Förderung').getByRole('listitem').filter({ visible: true, hasText: 'BAFA' });
    await expect(rows).toHaveText(
      ['Innendämmung', 'Kellerdecke', 'Oberste Geschossdecke', 'Fenster', 'Dach'].map(
        (name) => new RegExp(`^${name}.*15\\s% vom BAFA, mit Sanierungs\u00ad?fahrplan 20\\s%`),
      ),
    );
  });

  test('name the price of each part that the sum counts, and its saving once', async ({ page }) => {
    await page.goto('/');
    const cdp = await page.context().newCDPSession(page);
    for (const name of [...FACADE_WINDOWS_PUMP, 'C Photovoltaik']) await box(page, name).check();
    const prices = planPart(page, 'Kosten').locator('[data-slot^=cost-]').filter({ visible: true });
    await expect(prices).toHaveText([
      '18.000–\u206027.000\u00a0€',
      '12.000–\u206018.000\u00a0€',
      '8.000–\u206012.000\u00a0€',
      '6.000–\u206016.000\u00a0€',
    ]);
    expect(await toldIn(cdp, '[data-slot=sum]')).toBe('44.000–73.000 €');
    await box(page, 'Innendämmung').check();
    await expect(prices.first()).toHaveText('9.000–\u206018.000\u00a0€');
    // Below an insulated roof the top ceiling saves nothing more.
    for (const name of ['Innendämmung', 'Fassade']) await box(page, name).uncheck();
    await box(page, 'Oberste Geschossdecke').check();
    expect(await toldIn(cdp, '[data-slot=saving]')).toBe('8\u00a0%');
    await box(page, 'E Dach').check();
    expect(await toldIn(cdp, '[data-slot=saving]')).toBe('15\u00a0%');
    await box(page, 'Kellerdecke').check();
    expect(await toldIn(cdp, '[data-slot=saving]')).toBe('15–25\u00a0%');
  });
});
