import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

// How far it is from each kind of page to a sent request on a phone: in taps, and in screens that the visitor has to
// scroll by hand. The counts stand in the report of the run; more than these may not become of them.

const PHONE = { width: 390, height: 844 } as const;

/** A page of each kind that leads to a form, and the most taps that it may take to its first question. */
const WALKS = [
  { kind: 'home', route: '/', call: 'Jetzt starten', taps: 1 },
  { kind: 'guide with a form', route: '/waermepumpe-kosten', taps: 1 },
  { kind: 'guide without a form', route: '/dach', taps: 1 },
  { kind: 'funding', route: '/foerderungen', taps: 1 },
  { kind: 'landing', route: '/klima', taps: 1 },
  { kind: 'city', route: '/energieberater-koeln', taps: 1 },
  { kind: 'partner', route: '/als-fachbetrieb-bewerben', taps: 1 },
  { kind: 'information', route: '/ueber-uns', call: 'Angebot anfordern', inMenu: true, taps: 2 },
  { kind: 'search', route: '/handwerkersuche?plz=50667', taps: 0 },
] as const;

/** Taps through a demonstration form, from the first question to the confirmation. */
async function send(form: Locator): Promise<number> {
  let taps = 0;
  const done = form.getByText('Vielen Dank. So sähe die Bestätigung aus.');
  const tap = async (control: Locator) => {
    await control.tap();
    taps += 1;
  };
  for (let step = 0; step < 9 && !(await done.isVisible()); step += 1) {
    const postcode = form.getByRole('textbox', { name: 'Postleitzahl' });
    const name = form.getByRole('textbox', { name: 'Name', exact: true });
    const firm = form.getByRole('textbox', { name: 'Name des Betriebs' });
    if (await postcode.isVisible()) {
      if (!(await postcode.inputValue())) {
        taps += 1;
        await postcode.fill('50667');
      }
    } else if (await name.isVisible()) {
      if (await firm.isVisible()) {
        taps += 1;
        await firm.fill('Muster Dämmtechnik');
      }
      taps += 3;
      await name.fill('Erika Mustermann');
      await form.getByLabel('E-Mail').fill('erika@example.org');
      await form.locator('input[type=checkbox]').last().check();
    } else if (await form.locator('input').first().isVisible()) {
      await tap(form.locator('label:has(input)').first());
    }
    const onwards = form.getByRole('button', { name: /^(?:Weiter|(?:Anfrage|Registrierung) absenden)$/ });
    // Whoever reads what is sent takes longer than a double tap, whose second half sends nothing.
    if (await form.locator('input').first().isHidden()) await form.page().waitForTimeout(600);
    await tap(onwards);
  }
  await expect(done).toBeVisible();
  return taps;
}

const place = (page: Page) => page.evaluate(() => scrollY);

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => refuseConsent(page));

test.describe('the walk to a sent request on a phone', () => {
  for (const walk of WALKS) {
    test(`from the ${walk.kind}`, async ({ page }, info) => {
      await page.goto(walk.route);
      await hydrated(page);
      let taps = 0;
      if ('inMenu' in walk) {
        await page.getByRole('button', { name: 'Menü öffnen' }).tap();
        taps += 1;
      }
      const call =
        'inMenu' in walk
          ? page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: walk.call })
          : 'call' in walk
            ? page.getByRole('button', { name: walk.call }).first()
            : page.locator('main a[class*="ui-button_cta"]').first();
      if (walk.taps > 0) {
        // Nobody has to scroll to find it.
        await expect(call).toBeInViewport({ ratio: 1 });
        const { href } = new URL(page.url());
        await call.tap();
        taps += 1;
        // The page that the call stands on may have a form, too.
        await page.waitForURL((url) => url.href !== href);
      }
      const form = page.locator('.lead-widget form').first();
      await expect(form).toBeVisible();
      const first = form.locator('input, button').first();
      const screensBelow = async () => {
        const below = (await first.boundingBox())?.y ?? 0;
        return Math.max(0, Math.ceil((below - PHONE.height) / PHONE.height));
      };
      // A smooth scroll begins when its code is here, and comes to rest.
      await expect.poll(screensBelow, 'screens to scroll by hand').toBeLessThanOrEqual(1);
      await expect
        .poll(async () => {
          const before = await place(page);
          await page.waitForTimeout(200);
          return (await place(page)) - before;
        })
        .toBe(0);
      const screens = await screensBelow();
      const within = await send(form);
      info.annotations.push({
        type: 'walk',
        description: `${walk.kind}: ${taps} taps and ${screens} screens to the form, ${within} taps in it`,
      });
      expect(taps).toBeLessThanOrEqual(walk.taps);
      expect(screens, 'screens to scroll by hand').toBeLessThanOrEqual(1);
      expect(within, 'taps in the form').toBeLessThanOrEqual(14);
    });
  }

  test('from the middle of every page the way is in reach of the thumb', async ({ page }) => {
    for (const { route } of WALKS.slice(1, 7)) {
      await page.goto(route);
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, 2400));
      // The bar makes room where the button of a tool, which leads to a form as well, is in view.
      const ways = page.locator('[data-call-bar] a, [data-handover] button').filter({ visible: true });
      const inReach = () =>
        ways.evaluateAll(
          (all) =>
            all.filter((way) => {
              const { top, bottom } = way.getBoundingClientRect();
              return top > innerHeight / 2 && bottom <= innerHeight;
            }).length,
        );
      await expect.poll(inReach, route).toBe(1);
    }
  });
});
