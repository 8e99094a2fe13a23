import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';

// The providers' own servers are never asked: stand-ins do what their embed codes document, as far as a page sees it.

const frameOf = (origin: string, height = 400) =>
  `(place, src) => { const frame = document.createElement('iframe'); frame.src = ${JSON.stringify(origin)} + src; frame.width = '600'; frame.height = '${height}'; frame.title = 'Formular'; place.append(frame); }`;

/** What each stand-in's script does with its containers, and what its frame tells. */
const STAND_INS = {
  hubspot: {
    script: 'https://js-eu1.hsforms.net/forms/embed/1234567.js',
    code: `document.querySelectorAll('.hs-form-frame:empty').forEach((place) => (${frameOf('https://forms-eu1.hsforms.com')})(place, '/form?' + new URLSearchParams(place.dataset)))`,
    frame: 'https://forms-eu1.hsforms.com/',
    tells: [],
    afterwards: `dispatchEvent(new CustomEvent('hs-form-event:on-interaction:navigate', { detail: { formId: 'form-1' } })); dispatchEvent(new CustomEvent('hs-form-event:on-submission:success', { detail: { formId: 'form-1' } })); dispatchEvent(new CustomEvent('hs-form-event:on-submission:success', { detail: { formId: 'other' } }))`,
    sees: 'portalId=1234567',
    events: ['step', 'submit'],
  },
  typeform: {
    script: 'https://embed.typeform.com/next/embed.js',
    code: `document.querySelectorAll('[data-tf-widget]:empty').forEach((place) => (${frameOf('https://form.typeform.com')})(place, '/to/' + place.dataset.tfWidget + '#' + place.dataset.tfHidden))`,
    frame: 'https://form.typeform.com/',
    tells: [{ type: 'form-screen-changed' }, { type: 'form-height-changed', height: 512 }, { type: 'form-submit' }],
    afterwards: '',
    sees: '/to/form-1#plz=04109',
    events: ['step', 'resize 512', 'submit'],
  },
  calendly: {
    script: 'https://assets.calendly.com/assets/external/widget.js',
    code: `document.querySelectorAll('.calendly-inline-widget:empty').forEach((place) => (${frameOf('')})(place, place.dataset.url))`,
    frame: 'https://calendly.com/',
    tells: [
      { event: 'calendly.date_and_time_selected' },
      { event: 'calendly.page_height', payload: { height: '640px' } },
      { event: 'calendly.event_scheduled' },
    ],
    afterwards: '',
    sees: 'https://calendly.com/team/form-1?name=Erika%20%26%20Co&email=',
    events: ['step', 'resize 640', 'submit'],
  },
  frame: {
    script: null,
    code: '',
    frame: 'https://forms.example/',
    tells: ['step', 'sent'],
    afterwards: '',
    sees: '/form-1?plz=04109',
    events: ['step', 'submit'],
  },
} as const;

type Name = keyof typeof STAND_INS;

/** Answers for the provider; its frame tells when the test says so. */
async function standIn(page: Page, name: Name): Promise<void> {
  const { script, code, frame, tells } = STAND_INS[name];
  if (script) await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route(`${frame}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form><label>Name <input></label></form><script>addEventListener('message', () => { for (const told of ${JSON.stringify(tells)}) parent.postMessage(told, '*'); })</script>`,
    }),
  );
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);
const place = (page: Page, name: Name) => page.locator(`[data-provider=${name}]`);

async function finish(page: Page, name: Name): Promise<void> {
  await place(page, name)
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.postMessage('go', '*'));
  await page.evaluate(STAND_INS[name].afterwards || '0');
}

for (const name of Object.keys(STAND_INS) as Name[]) {
  test(`${name}: its form appears, gets the named fields, and tells what happens`, async ({ page }) => {
    await standIn(page, name);
    await open(page, '/providers.html', { providers: [name] });
    await expect(place(page, name)).toHaveAttribute('data-status', 'ready');
    const { events, sees } = STAND_INS[name];
    const { frames } = await page.evaluate(() => ({
      frames: [...document.querySelectorAll('iframe')].map(({ src }) => src),
    }));
    expect(frames).toHaveLength(1);
    expect(frames[0]).toContain(sees);
    expect(frames[0]).not.toContain('geheim');
    await finish(page, name);
    await expect.poll(() => told(page)).toEqual(events.map((event) => `${name} ${event}`));
    const resized = events.find((event) => event.startsWith('resize'))?.split(' ')[1];
    if (resized) await expect(page.locator('iframe')).toHaveAttribute('height', resized);
  });
}

test('a browser without `URL.canParse` gets the form all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'));
  for (const name of ['hubspot', 'frame'] as const) await standIn(page, name);
  await open(page, '/providers.html', { providers: ['hubspot', 'frame'] });
  for (const name of ['hubspot', 'frame'] as const) {
    await expect(place(page, name)).toHaveAttribute('data-status', 'ready');
  }
});

test('two providers on one page: each its own form, its own events, its own script', async ({ page }) => {
  for (const name of ['typeform', 'calendly'] as const) await standIn(page, name);
  await open(page, '/providers.html', { providers: ['typeform', 'calendly'] });
  for (const name of ['typeform', 'calendly'] as const) {
    await expect(place(page, name)).toHaveAttribute('data-status', 'ready');
    await expect(page.locator(`script[src="${STAND_INS[name].script}"]`)).toHaveCount(1);
  }
  await finish(page, 'calendly');
  await expect.poll(() => told(page)).toEqual(['calendly step', 'calendly resize 640', 'calendly submit']);
});

test('messages of others are not taken for the provider’s', async ({ page }) => {
  await standIn(page, 'typeform');
  await open(page, '/providers.html', { providers: ['typeform'] });
  await expect(place(page, 'typeform')).toHaveAttribute('data-status', 'ready');
  await page.evaluate(() => postMessage({ type: 'form-submit' }, '*'));
  await page.waitForTimeout(200);
  expect(await told(page)).toEqual([]);
});

test('a frame that the page’s policy refuses is told so, once, with the directive and its own origin', async ({
  page,
}) => {
  for (const name of ['frame', 'hubspot'] as const) await standIn(page, name);
  // Some providers give their frame a height only once it has told which.
  const { script, code } = STAND_INS.hubspot;
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code.replace("height = '400'", "height = '0'") }),
  );
  await page.route('**/providers.html', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "frame-src 'self'" },
    });
  });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.clock.install();
  await page.goto('/providers.html');
  await page.evaluate(() => (window as unknown as { show(names: string[]): void }).show(['frame', 'hubspot']));
  for (const name of ['frame', 'hubspot'] as const)
    await expect(place(page, name)).toHaveAttribute('data-status', 'failed');
  await page.clock.runFor(60_000);
  for (const name of ['frame', 'hubspot'] as const) {
    await expect(place(page, name).getByRole('status')).toHaveText(/Diese Seite erlaubt es nicht/);
  }
  expect(warnings).toHaveLength(2);
  for (const origin of ['https://forms.example', 'https://forms-eu1.hsforms.com']) {
    expect(warnings.join()).toContain(`Add ${origin} to frame-src of the page's policy.`);
  }
});

test('a policy on trial, which only reports, leaves a frame ready', async ({ page }) => {
  for (const name of ['frame', 'hubspot'] as const) await standIn(page, name);
  await page.route('**/providers.html', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy-report-only': "frame-src 'self'; script-src 'self'" },
    });
  });
  const reports: string[] = [];
  page.on('console', (message) => /report-only/i.test(message.text()) && reports.push(message.text()));
  await open(page, '/providers.html', { providers: ['frame', 'hubspot'] });
  for (const name of ['frame', 'hubspot'] as const) {
    await expect(place(page, name)).toHaveAttribute('data-status', 'ready');
    await expect(place(page, name).locator('iframe')).toBeVisible();
  }
  await expect.poll(() => reports.filter((report) => report.includes('frame')).length).toBeGreaterThan(1);
});
