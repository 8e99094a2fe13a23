import { PROVIDER } from './fixture/content';
import { expect, holdBack, inBanner, openDecided, stored, test } from './test';

const ran = (page: import('@playwright/test').Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);

test('blocked scripts and frames wait for consent, then run in order, and go with it', async ({ page, watched }) => {
  await page.goto('/markup');
  await expect(page.getByText('Kartendienst Beispiel')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(watched.provider).toEqual([]);
  await inBanner(page, 'Alle akzeptieren').click();
  await expect.poll(() => ran(page)).toEqual(['first', 'second', 'inline', 'module']);
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  // As Astro's ClientRouter does with every script that it finds in a page it has put in.
  await page.evaluate(() => {
    for (const script of document.querySelectorAll('script')) {
      if (script.dataset.astroExec === '' || !script.matches('[data-consent-stands-in]')) continue;
      const again = document.createElement('script');
      for (const { name, value } of script.attributes) again.setAttribute(name, value);
      again.text = script.text;
      script.replaceWith(again);
    }
  });
  await page.waitForLoadState('networkidle');
  expect(await ran(page)).toHaveLength(4);
  await page.evaluate(() => (window as unknown as { store: { rejectAll(): void } }).store.rejectAll());
  await expect(page.locator('iframe, script[src*="5103"]:not([type="text/plain"])')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  expect(await ran(page)).toHaveLength(4);
});

test('code that stands in the page several times runs as often, but not again after a withdrawal', async ({ page }) => {
  await openDecided(page, '/markup', false, false);
  const code = "(window.ads = window.ads || []).push('ad')";
  const ads = () => page.evaluate(() => (window as { ads?: string[] }).ads?.length ?? 0);
  const decide = (verb: 'acceptAll' | 'rejectAll') =>
    page.evaluate((verb) => (window as unknown as { store: Record<string, () => void> }).store[verb]?.(), verb);
  const add = () =>
    page.locator('main').evaluate((main, code) => {
      main.insertAdjacentHTML(
        'beforeend',
        `<script type="text/plain" data-consent="marketing" nonce="fixture">${code}</script>`,
      );
    }, code);
  await add();
  await add();
  await decide('acceptAll');
  await expect.poll(ads).toBe(2);
  await add();
  await expect.poll(ads).toBe(3);
  await decide('rejectAll');
  await decide('acceptAll');
  await expect(page.locator('main script[data-consent-stands-in]')).toHaveCount(0);
  expect(await ads()).toBe(3);
  // A page that comes again says nothing new: at once in the place of the one before, as by Turbo, or later.
  await page.locator('main').evaluate((main) => main.replaceWith(main.cloneNode(true)));
  await add();
  await expect.poll(ads).toBe(4);
  await page.locator('main').evaluate((main) => main.replaceChildren());
  for (let count = 1; count <= 5; count += 1) await add();
  await expect.poll(ads).toBe(5);
});

test('markup that names no category stays blocked, and the console says which there are', async ({ page, watched }) => {
  await page.goto('/markup');
  await inBanner(page, 'Alle akzeptieren').click();
  await expect.poll(() => ran(page)).toHaveLength(4);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="text/plain" data-consent="statistics">ran.push("statistics")</script>',
    );
  });
  await expect
    .poll(() => watched.complaints.splice(0))
    .toEqual([
      'consent: data-consent="statistics" names no category. What it holds back never loads. Write one of necessary, functional, marketing.',
    ]);
  expect(await ran(page)).toHaveLength(4);
});

test('a frame can be loaded once without storing; later markup is found too', async ({ page }) => {
  await openDecided(page, '/markup', false, false);
  await page.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  expect(await stored(page)).toContain('"functional":false');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.title = 'Zweite Karte';
    Object.assign(frame.dataset, { consent: 'functional', consentSrc: 'http://127.0.0.1:5103/frame.html' });
    document.querySelector('main')?.append(frame);
  });
  await expect(page.getByText('Zweite Karte')).toBeVisible();
});

test('buttons of a placeholder are described by its own title, beside that of an element', async ({ page }) => {
  await openDecided(page, '/markup', false, false);
  // From a file of its own, which counts for itself.
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<consent-embed title="Film" src="/film"></consent-embed>');
  });
  const buttons = page.getByRole('button', { name: 'Einmal laden' });
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toHaveAccessibleDescription('Karte: Anfahrt');
  await expect(buttons.last()).toHaveAccessibleDescription('Film');
});

test('what is shown keeps what stands in it, such as the subtitles of a film', async ({ page }) => {
  await openDecided(page, '/markup', false, false);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<x-film data-consent="functional" data-consent-src="/film"><p>Zum Nachlesen</p></x-film>',
    );
  });
  await expect(page.getByText('Zum Nachlesen')).toBeHidden();
  await page.evaluate(() => (window as unknown as { store: { acceptAll(): void } }).store.acceptAll());
  await expect(page.locator('x-film')).toHaveAttribute('src', '/film');
  await expect(page.getByText('Zum Nachlesen')).toBeVisible();
});

test('a sheet and an object load from attributes of their own, and go with consent', async ({ page, watched }) => {
  const requested: string[] = [];
  await page.route('**/held.*', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/css', body: 'h1 { letter-spacing: 7px }' });
  });
  await openDecided(page, '/markup', false, false);
  await page.evaluate(() => {
    const held = (name: string) => `data-consent="functional" data-consent-src="/held.${name}"`;
    document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" ${held('css')}>`);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<object ${held('txt')}></object>`);
  });
  const decide = (verb: string) => page.evaluate(`store.${verb}()`);
  const heading = page.locator('h1').first();
  await expect(page.locator('object')).toBeHidden();
  expect(requested).toEqual([]);
  await decide('acceptAll');
  await expect(heading).toHaveCSS('letter-spacing', '7px');
  // The policy of this page allows no object: its refusal shows that one was asked for.
  await expect.poll(() => watched.complaints.splice(0).join()).toContain('/held.txt');
  await decide('rejectAll');
  await expect(heading).toHaveCSS('letter-spacing', 'normal');
  await expect(page.locator('object[data], link[href^="/held"]')).toHaveCount(0);
});

test('a picture shows what its held sources name, and goes with consent', async ({ page }) => {
  const requested: string[] = [];
  await page.route('**/held-*.svg', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await openDecided(page, '/markup', false, false);
  await page.locator('main').evaluate((main) => {
    const held = (name: string) => `data-consent="functional" data-consent-src="/held-${name}.svg"`;
    main.insertAdjacentHTML('beforeend', `<picture><source ${held('new')}><img alt="Haus" ${held('old')}></picture>`);
  });
  const picture = page.locator('picture');
  await expect(picture.locator('[hidden]')).toHaveCount(2);
  expect(requested).toEqual([]);
  await page.evaluate('store.acceptAll()');
  await expect(picture.getByAltText('Haus')).toHaveJSProperty('currentSrc', new URL('/held-new.svg', page.url()).href);
  expect(requested).toEqual(['/held-new.svg']);
  await page.evaluate('store.rejectAll()');
  await expect(picture.locator('[src], [srcset]')).toHaveCount(0);
  // The image is what its sources spared the visitor: it would be asked for as soon as they are gone.
  await page.waitForTimeout(300);
  expect(requested).toEqual(['/held-new.svg']);
});

/** A second of silence: 8,000 samples of one byte. */
function silence(): Buffer {
  const sound = Buffer.alloc(8044, 128);
  sound.write(
    'RIFF\x64\x1f\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x40\x1f\0\0',
    'latin1',
  );
  return sound;
}

test('a film of the page’s own stays where it is when its held subtitles go', async ({ page }) => {
  await page.route('**/own.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: silence() }));
  await page.route('**/words.vtt', (route) => route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT' }));
  await openDecided(page, '/markup', true, false);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      '<video src="/own.wav" controls preload="auto"><track default data-consent="functional" data-consent-src="/words.vtt"></video>',
    );
  });
  const film = page.locator('video');
  const track = page.locator('track[src]');
  await expect(track).toHaveCount(1);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  // One that begins anew has nothing at first.
  const after = await page.evaluate('store.rejectAll(); document.querySelector("video").readyState');
  expect(after).toBeGreaterThan(0);
  await expect(track).toHaveCount(0);
});

for (const [what, markup] of Object.entries({
  'a sound': '<audio controls preload="auto" HELD></audio>',
  'a film with sources': '<video controls preload="auto"><source HELD><source HELD></video>',
})) {
  test(`${what} comes with consent, stops arriving without it, and comes again`, async ({ page }) => {
    await page.route('**/held.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: silence() }));
    await openDecided(page, '/markup', false, false);
    await page.locator('main').evaluate(
      (main, html) => {
        main.insertAdjacentHTML('beforeend', html);
      },
      markup.replaceAll('HELD', 'data-consent="functional" data-consent-src="/held.wav"'),
    );
    const media = page.locator('audio, video');
    const decide = (verb: string) => page.evaluate(`store.${verb}()`);
    const arrived = (element: unknown) => (element as HTMLMediaElement).readyState > 0;
    expect(await media.evaluate(arrived)).toBe(false);
    await decide('acceptAll');
    await expect.poll(() => media.evaluate(arrived)).toBe(true);
    // What has left the page goes on loading as long as nobody ends it.
    const shown = await media.elementHandle();
    await decide('rejectAll');
    expect(await shown?.evaluate(arrived)).toBe(false);
    await expect(media.and(page.locator('[src], :has([src])'))).toHaveCount(0);
    await decide('acceptAll');
    await expect.poll(() => media.evaluate(arrived)).toBe(true);
  });
}

test('withdrawing while the first script is on its way runs none of them', async ({ page }) => {
  const answer = await holdBack(page, 'first.js');
  await page.goto('/markup');
  await inBanner(page, 'Alle akzeptieren').click();
  await expect(page.locator('script[src*="first.js"]:not([type="text/plain"])')).toHaveCount(1);
  await page.evaluate(() => (window as unknown as { store: { rejectAll(): void } }).store.rejectAll());
  answer();
  await page.waitForTimeout(800);
  expect(await ran(page)).toEqual([]);
});

test('blocked scripts run under Trusted Types that allow the policy of this package', async ({ page }) => {
  await page.goto('/markup?trusted=sanierungsweg-consent');
  await inBanner(page, 'Alle akzeptieren').click();
  await expect.poll(() => ran(page)).toEqual(['first', 'second', 'inline', 'module']);
});

for (const [policy, isLoaded] of [
  ['sanierungsweg-consent', true],
  ['another', false],
] as const) {
  test(`under Trusted Types a held object ${isLoaded ? 'loads by' : 'stays away with'} the policy ${policy}, and the frame behind it loads`, async ({
    page,
    watched,
  }) => {
    await page.addInitScript(() => {
      // There before anything is blocked, as where a server has written it.
      const draw = () => {
        const object = document.createElement('object');
        Object.assign(object.dataset, { consent: 'functional', consentSrc: '/held.txt' });
        document.querySelector('main')?.prepend(object);
      };
      document.addEventListener('readystatechange', draw, { once: true });
    });
    await openDecided(page, `/markup?trusted=${policy}`, true, false);
    await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
    const object = page.locator('object');
    await expect(object).toHaveCount(1);
    // The policy of this page allows no object: its refusal shows that one was asked for.
    const isAskedFor = () => watched.complaints.some((text) => text.includes('/held.txt'));
    if (isLoaded) await expect.poll(isAskedFor).toBe(true);
    const errors = watched.complaints.filter((text) => text.startsWith('TypeError'));
    expect(errors, 'whoever develops hears why it stays away').toHaveLength(isLoaded ? 0 : 1);
    await page.evaluate('store.rejectAll()');
    await expect(page.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
    await expect(object).toBeHidden();
    await page.evaluate('store.acceptAll()');
    await expect(page.locator('object[data]')).toHaveCount(isLoaded ? 1 : 0);
    expect(isAskedFor()).toBe(isLoaded);
    watched.complaints.splice(0);
  });
}

test('what has left the page is neither run nor requested, and holds up nobody', async ({ page, watched }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/markup');
  await expect(page.getByText('Kartendienst Beispiel')).toBeVisible();
  await page.evaluate((provider) => {
    const main = document.querySelector('main') as HTMLElement;
    const script = (src: string) => {
      const element = document.createElement('script');
      element.type = 'text/plain';
      element.dataset.consent = 'marketing';
      element.setAttribute('src', src);
      return element;
    };
    const image = document.createElement('img');
    Object.assign(image.dataset, { consent: 'marketing', consentSrc: '/icon.svg?removed' });
    const [gone, late] = [script(`${provider}/gone.js`), script(`${provider}/late.js`)];
    document.querySelectorAll('main script').forEach((element) => element.remove());
    main.append(gone, image);
    // As a router does it: found first, removed later, and once in the same breath as the decision.
    return new Promise<void>((resolve) => {
      setTimeout(() => {
        gone.remove();
        main.append(script(`${provider}/first.js`), late, script(`${provider}/second.js`));
        setTimeout(() => {
          image.remove();
          late.remove();
          (window as unknown as { store: { acceptAll(): void } }).store.acceptAll();
          resolve();
        });
      });
    });
  }, PROVIDER);
  await expect.poll(() => ran(page)).toEqual(['first', 'second']);
  expect(watched.provider.filter((path) => path.endsWith('.js'))).toEqual(['/first.js', '/second.js']);
  expect(requested.filter((url) => url.includes('removed'))).toEqual([]);
});

test('a script that leaves the page while it is on its way does not run, and the next one does at once', async ({
  page,
}) => {
  await holdBack(page, 'first.js');
  await page.goto('/markup');
  await inBanner(page, 'Alle akzeptieren').click();
  await expect(page.locator('script[src*="first.js"]:not([type="text/plain"])')).toHaveCount(1);
  await page.evaluate(() => document.querySelector('script[type="text/plain"]')?.remove());
  await expect.poll(() => ran(page)).toEqual(['second', 'inline', 'module']);
});

test('what comes back to the page is blocked or shown as the decision then says', async ({ page }) => {
  await openDecided(page, '/markup', true, true);
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  const decide = (verb: 'acceptAll' | 'rejectAll') =>
    page.evaluate((name) => (window as unknown as { store: Record<string, () => void> }).store[name]?.(), verb);
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    Object.assign(window, { main });
    main.remove();
  });
  await decide('rejectAll');
  await page.evaluate(() => document.querySelector('footer')?.before((window as unknown as { main: Node }).main));
  await expect(page.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  await expect(page.locator('iframe, main script:not([type="text/plain"])')).toHaveCount(0);
  await decide('acceptAll');
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
});

test('the script tag beside an app that blocks markup itself leaves it to the app', async ({ page }) => {
  await page.route('**/consent.global.js', (route) => route.fulfill({ path: 'dist/consent.global.js' }));
  await page.goto('/markup');
  await expect(page.getByText('Kartendienst Beispiel')).toBeVisible();
  await page.addScriptTag({ url: '/consent.global.js' });
  await inBanner(page, 'Alle akzeptieren').click();
  await expect.poll(() => ran(page)).toEqual(['first', 'second', 'inline', 'module']);
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.evaluate(() => (window as unknown as { store: { rejectAll(): void } }).store.rejectAll());
  await expect(page.getByRole('button', { name: 'Einmal laden' })).toHaveCount(1);
  await expect(page.locator('iframe, script[src*="5103"]:not([type="text/plain"])')).toHaveCount(0);
});
