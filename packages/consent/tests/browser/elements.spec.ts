import type { Locator, Page } from '@playwright/test';
import { PROVIDER } from './fixture/content';
import { banner, dialog, expect, inBanner, openDecided, stored, test, withSheet } from './test';

const drawn = '.dpc-bar';

test('a banner that a server drew shows with the first paint, and is made to work without being drawn again', async ({
  page,
}) => {
  // Nothing but the inline script runs: the elements are not there yet.
  await page.route('**/*.js', async (route) => {
    await expect(page.locator(drawn)).toBeVisible();
    await page.locator(drawn).evaluate((bar) => bar.setAttribute('data-same', ''));
    // Who is quick has the focus in it already, and keeps it.
    await inBanner(page, 'Einstellungen').focus();
    await route.continue();
  });
  await page.goto('/drawn');
  await expect(banner(page)).toHaveAttribute('data-same', '');
  await expect(page.getByTestId('state')).not.toBeEmpty();
  await expect(inBanner(page, 'Einstellungen')).toBeFocused();
  await inBanner(page, 'Einstellungen').click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inBanner(page, 'Einstellungen')).toBeFocused();
  await inBanner(page, 'Nur notwendige Cookies').click();
  await expect(page.locator(drawn)).toBeHidden();
  await expect(page.locator('[data-dpc-ask]')).toHaveCount(0);
});

/** Opens the page of the drawn banner, whose elements come when told: gives what lets them. */
async function openBeforeElements(page: Page): Promise<() => void> {
  let answer = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await told;
    await route.continue();
  });
  await page.goto('/drawn', { waitUntil: 'commit' });
  return () => answer();
}

for (const [whose, css] of [
  ['Bootstrap 5', '[hidden] { display: none !important }'],
  ['Tailwind 4', '@layer theme, base; @layer base { [hidden] { display: none !important } }'],
  ['the ui package', '@layer ui.reset; @layer ui.reset { [hidden] { display: none !important } }'],
] as const) {
  test(`it shows with the first paint beside the reset of ${whose}, too`, async ({ page }) => {
    await withSheet(page, '/drawn', css);
    const letElementsCome = await openBeforeElements(page);
    try {
      await expect(page.locator(drawn)).toBeVisible();
    } finally {
      letElementsCome();
    }
    await inBanner(page, 'Nur notwendige Cookies').click();
    await expect(page.getByTestId('state')).not.toBeEmpty();
    await expect(page.locator(drawn)).toBeHidden();
  });
}

for (const [how, press] of [
  ['a pointer', (button: Locator) => button.click()],
  ['the keyboard', (button: Locator) => button.press('Enter')],
] as const) {
  test(`a press by ${how} before its elements are there is held: the last of them decides`, async ({
    page,
    watched,
  }) => {
    const letElementsCome = await openBeforeElements(page);
    try {
      await press(inBanner(page, 'Alle akzeptieren'));
      await press(inBanner(page, 'Nur notwendige Cookies'));
      expect(await stored(page)).toBeNull();
    } finally {
      letElementsCome();
    }
    await expect(page.locator(drawn)).toBeHidden();
    expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ functional: false, marketing: false });
    expect(watched.provider).toEqual([]);
  });
}

test('a press on the settings before the elements are there opens them when they come, once', async ({ page }) => {
  const letElementsCome = await openBeforeElements(page);
  try {
    await inBanner(page, 'Einstellungen').click();
  } finally {
    letElementsCome();
  }
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(inBanner(page, 'Einstellungen')).toBeFocused();
  // Nothing is held any more: what is pressed now counts by itself.
  await inBanner(page, 'Nur notwendige Cookies').click();
  await expect(page.locator(drawn)).toBeHidden();
  await expect(dialog(page)).toHaveCount(0);
});

test('it never shows to whom has decided, not even for a moment', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const bar = document.querySelector('.dpc-bar');
      if (bar) seen.push(bar.checkVisibility());
      requestAnimationFrame(look);
    };
    look();
  });
  await openDecided(page, '/drawn', true, false);
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
  const seen = () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  expect(await seen()).not.toContain(true);
});

test('it leaves the end of the page to the site for whom it does not show', async ({ page }) => {
  await withSheet(page, '/drawn', '@layer base { body { padding-block-end: 64px } }');
  const end = () => page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd);
  await openDecided(page, '/drawn', true, false);
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
  expect(await end()).toBe('64px');
  await page.evaluate(() => (window as unknown as { store: { reset(): void } }).store.reset());
  await expect(banner(page)).toBeVisible();
  const height = await banner(page).evaluate((bar) => `${(bar as HTMLElement).offsetHeight}px`);
  await expect.poll(end).toBe(height);
});

test('it shows again where the decision is forgotten', async ({ page }) => {
  await openDecided(page, '/drawn', false, false);
  await expect(page.getByTestId('state')).toContainText('decided');
  await page.evaluate(() => (window as unknown as { store: { reset(): void } }).store.reset());
  await expect(banner(page)).toBeVisible();
});

test('it goes when its visitor decides, with the focus in the page, and shows again also between line breaks', async ({
  page,
}) => {
  // As whoever formats templates leaves it.
  await page.route('**/drawn', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<consent-banner>(.*?)<\/consent-banner>/s, (_, inside: string) =>
      ['<consent-banner>', inside, '</consent-banner>'].join('\n  '),
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto('/drawn');
  expect(await page.locator('consent-banner').evaluate((element) => element.firstChild?.nodeName)).toBe('#text');
  const refuse = inBanner(page, 'Nur notwendige Cookies');
  for (let times = 0; times < 3; times += 1) {
    await refuse.click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.evaluate(() => (window as unknown as { store: { reset(): void } }).store.reset());
    await expect(banner(page)).toHaveCount(1);
    await expect(banner(page)).toBeVisible();
  }
});

test('an embed whose attributes change names what it would load now, and asks anew', async ({ page, watched }) => {
  await openDecided(page, '/embeds', false, false);
  const embed = page.locator('consent-embed');
  const once = embed.getByRole('button', { name: 'Einmal laden' });
  const set = (attributes: Record<string, string>) =>
    embed.evaluate((element, all) => {
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    }, attributes);
  await once.click();
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();

  await embed.locator('iframe').evaluate((frame) => frame.setAttribute('data-same', ''));
  await set({ title: 'Karte: Parken' });
  await expect(embed.locator('iframe')).toHaveAttribute('title', 'Karte: Parken');
  await expect(embed.locator('iframe')).toHaveAttribute('data-same', '');

  await set({ src: `${PROVIDER}/second.html`, category: 'marketing', provider: 'Werbung Beispiel' });
  await expect(embed).toContainText('Karte: Parken');
  await expect(embed).toContainText('Werbung Beispiel');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(watched.provider).toEqual(['/frame.html']);
  await once.click();
  await expect(embed.locator('iframe')).toHaveAttribute('src', `${PROVIDER}/second.html`);
  await expect.poll(() => watched.provider).toEqual(['/frame.html', '/second.html']);
});

test('an embed that a framework makes while its category is allowed loads once', async ({ page, watched }) => {
  await openDecided(page, '/embeds', true, false);
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  expect(watched.provider).toEqual(['/frame.html']);
  // As Vue and Svelte do: the attributes first, then into the page, all at once.
  await page.evaluate(() => {
    const embed = document.querySelector('consent-embed') as HTMLElement;
    const other = document.createElement('consent-embed');
    for (const { name, value } of embed.attributes) other.setAttribute(name, value);
    embed.replaceWith(other);
  });
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  expect(watched.provider).toEqual(['/frame.html', '/frame.html']);
});

test('an embed keeps the size that the page gives it, whatever a framework makes of its class', async ({ page }) => {
  await openDecided(page, '/embeds', false, false);
  const embed = page.locator('consent-embed');
  await expect(embed.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  // As Svelte does when it takes over what a server drew.
  await embed.evaluate((element) => {
    element.setAttribute('class', '');
    element.style.blockSize = '30rem';
  });
  expect((await embed.boundingBox())?.height).toBe(480);
  await embed.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  expect((await embed.locator('iframe').boundingBox())?.height).toBe(480);
});

test('an embed of the own site names its host as receiver', async ({ page }) => {
  await page.goto('/embeds');
  await page.evaluate(() => {
    const embed = document.createElement('consent-embed');
    embed.setAttribute('src', '/karte.html');
    document.querySelector('main')?.append(embed);
  });
  await expect(page.locator('consent-embed').last()).toContainText('kommt von 127.0.0.1:5104.');
});

test('a page kept by Turbo or htmx comes back as the decision now says, and its dialog opens', async ({ page }) => {
  await page.goto('/');
  await inBanner(page, 'Einstellungen').click();
  await expect(dialog(page)).toBeVisible();
  // What such a library does: keep a copy of the markup, show another page, and bring the copy back.
  await page.evaluate(() => {
    const kept = document.body.outerHTML;
    const { store } = window as unknown as { store: { acceptAll(): void; closeSettings(): void } };
    document.body.replaceWith(document.createElement('body'));
    store.closeSettings();
    store.acceptAll();
    document.body.outerHTML = kept;
  });
  await expect(banner(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button').click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('a button within a shadow root opens the dialog, and withdraws', async ({ page }) => {
  await openDecided(page, '/plain', true, true);
  await page.locator('main').evaluate((main) => {
    main.attachShadow({ mode: 'open' }).innerHTML =
      '<button data-consent-open>Öffnen</button><button data-consent-withdraw>Widerrufen</button>';
  });
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Widerrufen' }).click();
  expect(await stored(page)).toBe('{"necessary":true,"functional":false,"marketing":false}');
});

test('a button that holds a shadow root of its own, or an icon with one, opens the dialog', async ({ page }) => {
  await openDecided(page, '/plain', true, true);
  await page.locator('main').evaluate((main) => {
    customElements.define(
      'x-icon',
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).innerHTML =
            '<svg width="40" height="40"><rect width="40" height="40"/></svg>';
        }
      },
    );
    main.innerHTML =
      '<button data-consent-open><x-icon></x-icon></button><x-icon data-consent-withdraw tabindex="0"></x-icon>';
  });
  await page.locator('button x-icon').click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('x-icon[data-consent-withdraw]').click();
  expect(await stored(page)).toBe('{"necessary":true,"functional":false,"marketing":false}');
});

test('a copy of an embed that was loaded asks anew, and loads nothing before', async ({ page, watched }) => {
  await openDecided(page, '/embeds', true, false);
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  await page.evaluate(() => {
    const embed = document.querySelector('consent-embed') as HTMLElement;
    const copy = embed.cloneNode(true);
    (window as unknown as { store: { rejectAll(): void } }).store.rejectAll();
    embed.after(copy);
  });
  await expect(page.getByRole('button', { name: 'Einmal laden' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Einmal laden' }).first().click();
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  expect(watched.provider).toEqual(['/frame.html', '/frame.html']);
});

test('a frame can be reached by keyboard and seen, also after its embed had the focus or was hidden', async ({
  page,
}) => {
  await openDecided(page, '/embeds', false, false);
  const embed = page.locator('consent-embed');
  const once = embed.getByRole('button', { name: 'Einmal laden' });
  await once.click();
  await expect(embed).toBeFocused();
  await embed.evaluate((element, src) => {
    (element as HTMLElement).hidden = true;
    element.setAttribute('src', src);
  }, `${PROVIDER}/second.html`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await embed.evaluate((element) => {
    (element as HTMLElement).hidden = false;
  });
  await once.click();
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  await expect(embed.locator('iframe')).not.toHaveAttribute('tabindex');
  await expect(embed.locator('iframe')).not.toHaveAttribute('hidden');
});

test('of several settings in a page each name belongs to its own switch', async ({ page }) => {
  await openDecided(page, '/settings', false, false);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<consent-settings></consent-settings>'.repeat(2));
  });
  const forms = page.locator('consent-settings');
  const ofLast = forms.nth(2).getByRole('switch', { name: 'Marketing' });
  await expect(ofLast).toBeVisible();
  await forms.nth(2).locator('label', { hasText: 'Marketing' }).click();
  await expect(ofLast).toBeChecked();
  for (const index of [0, 1]) {
    await expect(forms.nth(index).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  }
  const ids = await page.locator('main [id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
