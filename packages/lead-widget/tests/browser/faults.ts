import { expect, type Page, type Route, test } from '@playwright/test';
import { box, expectQuiet, expectStatus, open } from './open.ts';

const HUB = /\/js\/hub\.js/;
const ONCE = { name: 'Einmal laden' };
const AGAIN = { name: 'Erneut versuchen' };

const decide = (page: Page, value: boolean) =>
  page.evaluate((allowed) => (window as unknown as { store: { set(value: boolean): void } }).store.set(allowed), value);

/** Answers for the hub, and counts on the network's side. */
async function answer(page: Page, respond: (route: Route, count: number) => unknown): Promise<{ asked: number }> {
  const traffic = { asked: 0 };
  await page.route(HUB, async (route) => {
    traffic.asked += 1;
    await respond(route, traffic.asked);
  });
  return traffic;
}

/** A hub that runs the code with `place`, its container. */
const hub = (code: string) => (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `{ window.runs = (window.runs ?? 0) + 1; const place = document.querySelector('[class^=daa-]'); ${code} }`,
  });

const FORM = 'place.innerHTML = "<form><label>Name <input name=name></label></form>"';

/** What someone else decides about: answers when told so. */
function gate(): { opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const runs = (page: Page) => page.evaluate(() => (window as { runs?: number }).runs ?? 0);

async function expectWayOn(page: Page): Promise<void> {
  await expect(box(page).getByRole('button', AGAIN)).toBeVisible();
  await expect(box(page).getByRole('link', { name: '030 1234567' })).toBeVisible();
}

/** What must hold for component, element and adoption alike. */
export function describeFaults(name: string, path: string): void {
  test.describe(name, () => {
    test('1: refusing after “once” takes the form away and offers what was typed', async ({ page }) => {
      await answer(page, hub(FORM));
      await open(page, path, { consent: false });
      await page.getByRole('button', ONCE).click();
      await expectStatus(page, 'ready');
      await page.getByLabel('Name').fill('Erika Beispiel');
      await decide(page, false);
      await expectStatus(page, 'waiting-consent');
      await expect(box(page).locator('form')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Ihre bisherigen Angaben' })).toHaveValue('Name: Erika Beispiel');
      await page.getByRole('button', ONCE).click();
      await expectStatus(page, 'ready');
      await expect(page.getByRole('textbox', { name: 'Ihre bisherigen Angaben' })).toHaveCount(0);
    });

    test('1: what was typed into fields without a label is named and kept apart', async ({ page }) => {
      await answer(page, hub('place.innerHTML = "<form><input aria-label=Ort><input aria-label=Strasse></form>"'));
      await open(page, path, { consent: true });
      await expectStatus(page, 'ready');
      await page.getByLabel('Ort').fill('Leipzig');
      await page.getByLabel('Strasse').fill('Weg 1');
      await decide(page, false);
      await expect(page.getByRole('textbox', { name: 'Ihre bisherigen Angaben' })).toHaveValue(
        'Ort: Leipzig\nStrasse: Weg 1',
      );
    });

    test('before consent: who learns what, what is remembered, and the page that says more', async ({ page }) => {
      await open(page, path, { consent: false, privacy: '/datenschutz' });
      await expectStatus(page, 'waiting-consent');
      await expect(page.getByRole('status')).toHaveText(
        /von einem anderen Anbieter\. .*IP-Adresse\. „Immer laden“ merkt sich Ihr Browser/,
      );
      await expect(box(page).getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
        'href',
        '/datenschutz',
      );
      await open(page, path, { consent: false, grantable: false });
      await expectStatus(page, 'waiting-consent');
      await expect(page.getByRole('status')).not.toHaveText(/Immer laden/);
      await expect(box(page).getByRole('link', { name: 'Datenschutzerklärung' })).toHaveCount(0);
    });

    test('1: after withdrawal a script on its way does not run, and a late 404 is not probed', async ({ page }) => {
      for (const status of [200, 404]) {
        const late = gate();
        const traffic = await answer(page, async (route) => {
          await late.opened;
          await route.fulfill({ status, contentType: 'text/javascript', body: 'window.runs = 1' });
        });
        await open(page, path, { consent: true, retryBaseMs: 20 });
        await expect.poll(() => traffic.asked).toBe(1);
        await decide(page, false);
        await expectStatus(page, 'waiting-consent');
        late.open();
        await page.waitForTimeout(800);
        expect([traffic.asked, await runs(page)]).toEqual([1, 0]);
        await page.unroute(HUB);
      }
    });

    test('1b: no retry after withdrawal, however long', async ({ page }) => {
      const traffic = await answer(page, (route) => route.abort('failed'));
      // The page's clock stands still, so that no retry comes before the withdrawal, however slow the machine is.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000);
      await open(page, path, { consent: true });
      await page.clock.runFor(200);
      await expect.poll(() => traffic.asked).toBe(1);
      await decide(page, false);
      await expectStatus(page, 'waiting-consent');
      await page.clock.runFor(120_000);
      expect(traffic.asked).toBe(1);
    });

    for (const adapter of ['promise', 'throws']) {
      test(`2: a consent adapter that ${adapter === 'throws' ? 'throws' : 'gives a promise'} has not agreed`, async ({
        page,
      }) => {
        const traffic = await answer(page, hub(FORM));
        await open(page, path, { adapter });
        await expectStatus(page, 'waiting-consent');
        await page.waitForTimeout(300);
        expect(traffic.asked).toBe(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    for (const [what, code] of Object.entries({
      'its slot': 'place.parentElement.remove()',
      'all in the box': 'place.parentElement.parentElement.replaceChildren()',
    })) {
      test(`5: a provider that removes ${what} gets no “ready”, and the box offers a way on`, async ({ page }) => {
        await answer(page, hub(`${FORM}; setTimeout(() => { ${code}; place.remove(); }, 300)`));
        await open(page, path, { renderTimeoutMs: 500 });
        await expectStatus(page, 'failed');
        await expect(box(page).getByRole('button', AGAIN)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    for (const [what, code] of Object.entries({
      'the contact': 'document.querySelectorAll(".lead-widget-contact").forEach((contact) => contact.remove())',
      'all below the form': 'document.querySelector(".lead-widget-status").replaceChildren()',
    })) {
      test(`5: a provider that removes ${what} still ends in a reason and a way on`, async ({ page }) => {
        await answer(page, hub(code));
        // Given up a minute after the hub has run, however late that was.
        await page.clock.install();
        await open(page, path, { renderTimeoutMs: 60_000 });
        await expectStatus(page, 'loaded');
        await page.clock.fastForward(60_000);
        await expectStatus(page, 'failed');
        await expect(page.getByRole('status')).toHaveText(/liefert es nicht/);
        await expectWayOn(page);
        // Also what is taken away from the failure itself.
        await page.evaluate(code);
        await expect(page.getByRole('status')).toHaveText(/liefert es nicht/);
        await expectWayOn(page);
        await page.unroute(HUB);
        await answer(page, hub(FORM));
        await page.getByRole('button', AGAIN).click();
        await expectStatus(page, 'ready');
        expectQuiet(page);
      });
    }

    for (const [what, drawn] of Object.entries({
      'a high spinner': '<div style="height:120px">…</div>',
      'a hidden form': '<div style="height:300px"></div><form hidden><input></form>',
      'a transparent form': '<div style="height:300px;opacity:0"><form><input></form></div>',
      'an error with a button': '<div style="height:300px">Fehler <button type="button">Neu laden</button></div>',
      'a tiny frame': '<iframe width="1" height="1" title="x" srcdoc="x"></iframe>',
    })) {
      test(`6: ${what} is no form`, async ({ page }) => {
        await page.addInitScript(() => {
          const seen = new Set<string>();
          Object.assign(window, { seen });
          new MutationObserver((records) => {
            for (const { target } of records) seen.add((target as HTMLElement).dataset.status ?? '');
          }).observe(document, { subtree: true, attributeFilter: ['data-status'] });
        });
        await answer(page, hub(`place.innerHTML = ${JSON.stringify(drawn)}`));
        // Given up a minute after the hub has run, however late that was.
        await page.clock.install();
        await open(page, path, { renderTimeoutMs: 60_000 });
        await expectStatus(page, 'loaded');
        await page.waitForTimeout(500);
        await page.clock.fastForward(60_000);
        await expectStatus(page, 'failed');
        await expect(page.getByRole('status')).toHaveText(/liefert es nicht/);
        expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).not.toContain(
          'ready',
        );
        await page.evaluate(() => {
          const place = document.querySelector('[class^=daa-]') as HTMLElement;
          place.innerHTML = '<form><input></form>';
        });
        await expectStatus(page, 'ready');
      });
    }

    for (const hiding of ['opacity: 0', 'visibility: hidden', 'content-visibility: hidden', 'display: none']) {
      test(`6: a form is there although the page hides its place by ${hiding}`, async ({ page }) => {
        const late = gate();
        await answer(page, async (route) => {
          await late.opened;
          await hub(FORM)(route);
        });
        await open(page, path, { renderTimeoutMs: 1500 });
        await page.evaluate((style) => document.body.setAttribute('style', style), hiding);
        late.open();
        await expectStatus(page, 'ready');
        await page.evaluate(() => document.body.removeAttribute('style'));
        await expect(page.getByLabel('Name')).toBeVisible();
        await page.waitForTimeout(1600);
        await expectStatus(page, 'ready');
      });
    }

    test('7: an answer between two attempts, or after the last, counts', async ({ page }) => {
      for (const retries of [0, 2]) {
        const late = gate();
        await answer(page, async (route) => {
          await late.opened;
          await hub(FORM)(route);
        });
        await open(page, path, { retries, timeoutMs: 200, retryBaseMs: 60_000, renderTimeoutMs: 400 });
        await expectStatus(page, 'failed');
        late.open();
        await expectStatus(page, 'ready');
        expect(await runs(page)).toBe(1);
        await page.unroute(HUB);
      }
    });

    for (const wrong of ['urlThrows', 'halfCharacter']) {
      test(`8: ${wrong}: a reason, and a way on`, async ({ page }) => {
        await open(page, path, { [wrong]: true });
        await expectStatus(page, 'failed');
        await expect(page.getByRole('status')).toHaveText(
          'Das Formular ist gerade nicht verfügbar. Diese Seite ist falsch eingerichtet.',
        );
        await expectWayOn(page);
        const reason = await page.evaluate(
          () => (window as unknown as { hubError: { reason: string } }).hubError.reason,
        );
        expect(reason).toBe('configuration');
      });
    }

    test('9: a link in a drawing leads to the form like any other', async ({ page }) => {
      await answer(page, hub(FORM));
      await open(page, path, { load: 'interaction' });
      await expectStatus(page, 'waiting-visible');
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'afterbegin',
          '<svg width="20" height="20"><a href="#elsewhere"><rect id="other" width="9" height="9"/></a><a href="#form"><rect id="link" width="9" height="9"/></a></svg>',
        );
        addEventListener('click', (event) => event.preventDefault());
        document.getElementById('other')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
      await expectStatus(page, 'waiting-visible');
      await page.evaluate(() =>
        document.getElementById('link')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      );
      await expectStatus(page, 'ready');
      expect(problems).toEqual([]);
    });

    test('9: trying again after a hang adds no history entry', async ({ page }) => {
      await answer(page, () => {});
      await open(page, path, { renderTimeoutMs: 300 });
      await expectStatus(page, 'failed');
      const before = await page.evaluate(() => history.length);
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', AGAIN).click();
      await loaded;
      expect(new URL(page.url()).hash).toBe('#form');
      expect(await page.evaluate(() => history.length)).toBe(before);
    });

    test('9: trying again after a hang stays with its page where a base leads elsewhere, as in Angular', async ({
      page,
    }) => {
      await answer(page, () => {});
      await open(page, path, { renderTimeoutMs: 300 });
      await expectStatus(page, 'failed');
      const before = page.url();
      await page.evaluate(() => document.head.insertAdjacentHTML('afterbegin', '<base href="/elsewhere/">'));
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', AGAIN).click();
      await loaded;
      expect(page.url()).toBe(`${before}#form`);
    });

    test('9: a tag of someone else that has failed is replaced', async ({ page }) => {
      await answer(page, (route, count) => (count === 1 ? route.fulfill({ status: 404 }) : hub(FORM)(route)));
      await page.addInitScript(() => {
        const tag = document.createElement('script');
        tag.src = '/js/hub.js?swg-painter';
        document.documentElement.append(tag);
      });
      await open(page, path, { integration: 'swg-painter', strategy: 'keep', renderTimeoutMs: 400 });
      await expectStatus(page, 'ready');
    });

    test('10: a prerendered page asks for nothing before somebody visits it', async ({ page }) => {
      const traffic = await answer(page, hub(FORM));
      await page.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
      });
      await open(page, path);
      await page.waitForTimeout(500);
      expect(traffic.asked).toBe(0);
      await expectStatus(page, 'idle');
      await page.evaluate(() => {
        Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
        document.dispatchEvent(new Event('prerenderingchange'));
      });
      await expectStatus(page, 'ready');
      expect(traffic.asked).toBe(1);
    });

    test('12: a form that is taken away leaves its height until the visitor acts', async ({ page }) => {
      await answer(page, hub(FORM));
      await open(page, path, { renderTimeoutMs: 2000 });
      await expectStatus(page, 'ready');
      const height = async () => (await box(page).boundingBox())?.height ?? 0;
      await page.getByLabel('Name').click();
      await expect.poll(height).toBeLessThan(200);
      await page.evaluate(() => {
        const place = document.querySelector('[class^=daa-]') as HTMLElement;
        place.innerHTML = '<form><input><div style="height:500px"></div></form>';
      });
      await expect.poll(height).toBeGreaterThan(500);
      const before = await height();
      // The widget learns of its height with the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.evaluate(() => document.querySelector('[class^=daa-]')?.replaceChildren());
      await expectStatus(page, 'failed');
      expect(await height()).toBe(before);
      await page.getByRole('heading', { level: 1 }).click();
      await expect.poll(height).toBeLessThan(350);
    });

    test('12: the room goes with the visitor’s own action, in form and fallback', async ({ page }) => {
      const height = async () => (await box(page).boundingBox())?.height ?? 0;
      await answer(page, hub(FORM));
      await open(page, path);
      await expectStatus(page, 'ready');
      expect(await height()).toBeGreaterThan(400);
      await page.getByLabel('Name').click();
      await expect.poll(height).toBeLessThan(200);
      await page.unroute(HUB);
      await answer(page, (route) => route.fulfill({ status: 404 }));
      await page.goto('about:blank');
      await open(page, path, { retries: 0 });
      await expectStatus(page, 'failed');
      expect(await height()).toBeGreaterThan(400);
      await page.getByRole('heading', { level: 1 }).click();
      await expect.poll(height).toBeLessThan(350);
    });
  });
}
