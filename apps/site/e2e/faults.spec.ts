import type { Locator, Page } from '@playwright/test';
import { serveSandbox } from '@sanierungsweg/lead-widget/testing';
import { holdRequests } from './holdRequests';
import { expectNoShift, expectWholePage, forgetShift, formOf, passTime, watchHub, watchShift } from './leadForm';
import { expect, hydrated, refuseConsent, test } from './site';

// What a provider's script can do to a page, on the built site. In each case the page stays whole and usable, nothing
// moves, nothing fails unseen, and the visitor is told in German and given a way on.

const HUB = /\/js\/hub\.js(\?|$)/;

/** A page whose hub runs again and one whose hub renders once per document, each at one of the design's widths. */
const PLACES = [
  { path: '/umzug', anchor: 'umzug-widget', width: 390, height: 844 },
  { path: '/heizung', anchor: 'heizung-widget', width: 1440, height: 900 },
] as const;

type Place = (typeof PLACES)[number];

interface Fault {
  name: string;
  /** Breaks the provider. */
  begin: (page: Page) => Promise<unknown>;
  /** What the visitor reads. */
  says: RegExp;
  /** What the browser itself or the provider's script may say at the console; nothing else may be there. */
  console?: RegExp;
  /** The script has had its run: where it renders once per document, trying again loads the page afresh. */
  ran?: true;
  /** Trying again loads the page afresh, because within the document nobody would ask again. */
  reloads?: true;
  /** Trying again within the same document cannot help. */
  lasting?: true;
}

const NOT_LOADED = /^error: Failed to load resource: /;

/** Serves the page with the site's policy, but for the hub: scripts may come from `/assets/` alone. */
async function refuseHub(page: Page): Promise<void> {
  await page.route(
    (url) => PLACES.some(({ path }) => url.pathname === path),
    async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const assets = new URL('/assets/', route.request().url()).href;
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace("script-src 'self'", `script-src ${assets}`),
      };
      await route.fulfill({ response, headers });
    },
  );
}

const FAULTS: readonly Fault[] = [
  { name: '404', begin: (page) => serveSandbox(page, { fault: '404' }), says: /Störung/, console: NOT_LOADED },
  { name: '500', begin: (page) => serveSandbox(page, { fault: '500' }), says: /Störung/, console: NOT_LOADED },
  {
    name: 'a hang',
    begin: (page) => serveSandbox(page, { fault: 'hang' }),
    says: /antwortet nicht/,
    reloads: true,
  },
  {
    name: 'a script that throws',
    begin: (page) => serveSandbox(page, { fault: 'throws' }),
    says: /liefert es nicht/,
    console: /^uncaught: lead-widget sandbox: thrown on purpose/,
    ran: true,
  },
  {
    name: 'a form that never appears',
    begin: (page) => serveSandbox(page, { fault: 'never' }),
    says: /liefert es nicht/,
    ran: true,
  },
  {
    name: 'an ad blocker',
    begin: (page) => page.route(HUB, (route) => route.abort('blockedbyclient')),
    says: /blockiert/,
    console: NOT_LOADED,
  },
  {
    name: 'a host that nobody finds',
    begin: (page) => page.route(HUB, (route) => route.abort('namenotresolved')),
    says: /nicht erreichbar/,
    console: NOT_LOADED,
  },
  {
    name: 'a refusal by the content security policy',
    begin: refuseHub,
    says: /Diese Seite erlaubt es nicht/,
    console: /^error: .*hub\.js.* violates the following Content Security Policy directive/,
    lasting: true,
  },
  {
    name: 'a provider that empties its container',
    begin: (page) => serveSandbox(page, { fault: 'clear' }),
    says: /liefert es nicht/,
    ran: true,
  },
];

test.use({ tolerate: true });

test.beforeEach(async ({ page }) => {
  await refuseConsent(page);
  await watchShift(page);
  await page.clock.install();
});

async function enter(page: Page, { path, anchor, width, height }: Place): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await hydrated(page);
  await page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await forgetShift(page);
  return formOf(page, anchor);
}

const ready = (form: Locator) => async () => (await form.getAttribute('data-status')) === 'ready';

async function expectForm(form: Locator): Promise<void> {
  await expect(form).toHaveAttribute('data-status', 'ready');
  await expect(form.locator('form')).toHaveCount(1);
  await expect(form.getByText('Sandbox', { exact: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
}

/** From the heading of the section, by keyboard alone: the button, then both ways to get in touch. */
async function expectWayOn(page: Page, form: Locator, { anchor }: Place): Promise<void> {
  const wayOn = [
    form.getByRole('button', { name: 'Erneut versuchen' }),
    form.getByRole('link', { name: /^\+49/ }),
    form.getByRole('link', { name: /@/ }),
  ];
  await page.locator(`#${anchor}-titel`).focus();
  // The promise beside the form leads to what it means, where there is one.
  const before = await page.locator(`#${anchor} [data-shared] a:visible`).count();
  for (let link = 0; link < before; link += 1) await page.keyboard.press('Tab');
  for (const step of wayOn) {
    await page.keyboard.press('Tab');
    await expect(step).toBeFocused();
    await expect(step).toBeInViewport();
  }
  await expect(wayOn[1] as Locator).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(wayOn[2] as Locator).toHaveAttribute('href', /^mailto:/);
}

for (const { name, begin, says, console: intended = /^$/, ran, reloads, lasting } of FAULTS) {
  test(`${name}: told in German, with a way on; the page stays whole`, async ({ page, watched }) => {
    await begin(page);
    // Nobody waits for the answer of a hang.
    const traffic = name === 'a hang' ? undefined : watchHub(page);
    for (const place of PLACES) {
      const form = await enter(page, place);
      const box = await form.boundingBox();
      const status = form.getByRole('status');
      await passTime(page, async () => says.test((await status.allInnerTexts()).join()), { traffic });
      await expect(status).toHaveText(/^Das Formular ist gerade nicht verfügbar\. /);
      await expect(status).toHaveText(says);
      await expect(form).toHaveAttribute('data-status', 'failed');
      expect((await form.boundingBox())?.height, 'height of the box').toBe(box?.height);
      await expectWayOn(page, form, place);
      await expectNoShift(page);

      if (!lasting) await serveSandbox(page);
      const afterwards = watchHub(page);
      const reloaded = reloads && page.waitForEvent('load');
      await form.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
      if (reloaded) {
        await reloaded;
        await hydrated(page);
        await expect(form).toBeInViewport();
        await forgetShift(page);
      }
      if (lasting) {
        await expect(form).toBeFocused();
        await passTime(page, async () => says.test((await status.allInnerTexts()).join()), {
          traffic: traffic && afterwards,
        });
        await expect(status).toHaveText(says);
      } else {
        if (ran && place.path === '/heizung') {
          // Back at the form, not at the top of the page.
          await page.waitForURL(`/heizung?daaReloaded=1#${place.anchor}`);
          await hydrated(page);
          await expect(form).toBeInViewport();
          await forgetShift(page);
        } else if (!reloads) await expect(form).toBeFocused();
        await passTime(page, ready(form), { traffic: afterwards });
        await expectForm(form);
      }
      await expectNoShift(page);
      await expectWholePage(page);
      await page.unrouteAll();
      await begin(page);
    }
    expect(watched.problems.filter((problem) => !intended.test(problem))).toEqual([]);
  });
}

test('503 and then good: the form comes by itself', async ({ page, watched }) => {
  await serveSandbox(page, { fault: '503' });
  const traffic = watchHub(page);
  const form = await enter(page, PLACES[0]);
  await passTime(page, ready(form), { traffic });
  await expectForm(form);
  expect(traffic.asked).toBe(2);
  await expectNoShift(page);
  await expectWholePage(page);
  expect(watched.problems.filter((problem) => !NOT_LOADED.test(problem))).toEqual([]);
});

test('a form after 20 s takes the place of the failure', async ({ page, watched }) => {
  await serveSandbox(page, { fault: 'slow' });
  for (const place of PLACES) {
    const form = await enter(page, place);
    await passTime(page, async () => (await form.getAttribute('data-status')) === 'failed');
    await expect(form.getByRole('status')).toHaveText(/liefert es nicht/);
    await expectWayOn(page, form, place);
    await passTime(page, ready(form), { limitMs: 25_000 });
    await expectForm(form);
    await expectNoShift(page);
    await expectWholePage(page);
  }
  expect(watched.problems).toEqual([]);
});

for (const fault of ['replace', 'twice'] as const) {
  test(`a provider that does “${fault}”: the form stays, the page too`, async ({ page, watched }) => {
    await serveSandbox(page, { fault });
    const form = await enter(page, PLACES[0]);
    await passTime(page, ready(form));
    await page.clock.runFor(5000);
    await expect(form).toHaveAttribute('data-status', 'ready');
    await expect(form.locator('form').first()).toBeVisible();
    await expectNoShift(page);
    await expectWholePage(page);
    expect(watched.problems).toEqual([]);
  });
}

test('offline and back: told so, and the form comes with the connection', async ({ page, context, watched }) => {
  // Answers only once the connection is gone, as a request does that was under way.
  const disconnect = await holdRequests(page, HUB, (route) => route.abort('internetdisconnected'));
  const asked = page.waitForRequest(HUB);
  const [place] = PLACES;
  const form = await enter(page, place);
  await page.clock.runFor(200);
  await asked;
  await context.setOffline(true);
  disconnect();
  await passTime(page, async () => (await form.getAttribute('data-status')) === 'failed');
  await expect(form.getByRole('status')).toHaveText(/Sie sind offline\. Es lädt, sobald/);
  await expectWayOn(page, form, place);
  await expectNoShift(page);
  await page.unrouteAll();
  await context.setOffline(false);
  await passTime(page, ready(form));
  await expectForm(form);
  await expectNoShift(page);
  await expectWholePage(page);
  expect(watched.problems.filter((problem) => !NOT_LOADED.test(problem))).toEqual([]);
});
