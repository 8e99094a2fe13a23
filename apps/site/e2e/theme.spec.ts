import type { Page } from '@playwright/test';
import { contrast } from '../../../tooling/contrast.mjs';
import { expect, hydrated, refuseConsent, test } from './site';

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('theme', () => {
  test('follows the device, remembers a choice, and shows it before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/heizung');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await hydrated(page);
    const dark = await background();
    await page.getByRole('radio', { name: 'Hell' }).check();
    const light = await background();
    expect(light).not.toBe(dark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('footer');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await hydrated(page);
    await page.getByRole('radio', { name: 'Wie das Gerät' }).check();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    expect(await background()).toBe(dark);
  });

  test('colours the bar of the browser as the header, after the device and after a choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/heizung');
    await hydrated(page);
    /** Of those tags that hold now, as a browser would choose, and of the header. */
    const colours = () =>
      page.evaluate(() => {
        const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
        const probe = document.body.appendChild(document.createElement('i'));
        const shown = tags
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => {
            probe.style.color = content;
            return getComputedStyle(probe).color;
          });
        probe.remove();
        const header = document.querySelector('header');
        return { shown, header: header && getComputedStyle(header).backgroundColor };
      });
    const expectAlike = async () => {
      const { shown, header } = await colours();
      expect(shown).toEqual([header]);
      return header;
    };
    const dark = await expectAlike();
    await page.getByRole('radio', { name: 'Hell' }).check();
    expect(await expectAlike()).not.toBe(dark);
    await page.reload();
    expect(await expectAlike()).not.toBe(dark);
    await hydrated(page);
    await page.getByRole('radio', { name: 'Wie das Gerät' }).check();
    expect(await expectAlike()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await expectAlike()).not.toBe(dark);
  });

  test('shows the sun over the house by day, and moon and stars by night', async ({ page }) => {
    const drawn = (name: string) => page.locator(`main svg:has(#zeichnung-${name})`);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect(drawn('houseDay')).toHaveCSS('opacity', '1');
    await expect(drawn('houseNight')).toHaveCSS('opacity', '0');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(drawn('houseDay')).toHaveCSS('opacity', '0');
    await expect(drawn('houseNight')).toHaveCSS('opacity', '1');
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    await expect(drawn('houseDay')).toHaveCSS('opacity', '1');
    await expect(drawn('houseNight')).toHaveCSS('opacity', '0');
  });

  test('draws the moon for the sun by night on every page, and a rim around what is dark; paper is bright', async ({
    page,
  }) => {
    await page.goto('/balkon-solaranlage');
    const drawing = page.locator('main svg:has(#zeichnung-balconyKit)');
    const looks = () =>
      drawing.evaluate((svg) => {
        const { filter } = getComputedStyle(svg);
        return {
          dusk: getComputedStyle(svg).getPropertyValue('--dusk') || '0',
          rimmed: filter.includes('drop-shadow'),
        };
      });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const night = colorScheme === 'dark';
      expect(await looks()).toEqual({ dusk: night ? '1' : '0', rimmed: night });
    }
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await looks()).toEqual({ dusk: '0', rimmed: false });
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    expect(await looks()).toEqual({ dusk: '0', rimmed: false });
    expect(await drawing.innerHTML()).toMatch(/opacity="calc\(1 - var\(--dusk,0\)\)".*opacity="var\(--dusk,0\)"/);
  });

  // One letter is no text to axe.
  test('the sign at a figure that other pages name otherwise can be read by day and by night', async ({ page }) => {
    await page.goto('/waermepumpe-foerderung');
    const sign = page.locator('button[data-conflict]').first();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = await sign.evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        const hex = (rgb: string) =>
          `#${(rgb.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
        return [hex(color), hex(backgroundColor)] as const;
      });
      expect(colours[1]).toMatch(/^#[\da-f]{6}$/);
      expect(contrast(...colours)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.describe('dusk', () => {
    /** Notes from the start which properties of the root change slowly. */
    async function noteChanges(page: Page): Promise<() => Promise<string[]>> {
      await page.addInitScript(() => {
        const slow: string[] = [];
        Object.assign(window, { slow });
        document.addEventListener('transitionrun', ({ target, propertyName }) => {
          if (target === document.documentElement) slow.push(propertyName);
        });
      });
      return () => page.evaluate(() => [...(window as unknown as { slow: string[] }).slow]);
    }

    test('falls over the same house while the visitor switches, over words not at all, and on entry never', async ({
      page,
    }) => {
      const slowOnes = await noteChanges(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('radio', { name: 'Dunkel' }).check();
      await expect.poll(slowOnes).toContain('--dusk');
      await expect.poll(slowOnes).toContain('--ui-art-sky');
      expect((await slowOnes()).filter((name) => !/^--(?:dusk$|ui-art-)/.test(name))).toEqual([]);
      const durations = await page.evaluate(() => getComputedStyle(document.documentElement).transitionDuration);
      expect(new Set(durations.split(', '))).toEqual(new Set(['0.9s']));
      const moon = page.locator('main svg:has(#zeichnung-houseNight)');
      await expect(moon).toHaveCSS('opacity', '1');
      await expect(moon).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');

      await page.reload();
      await hydrated(page);
      await expect(moon).toHaveCSS('opacity', '1');
      expect(await slowOnes()).toEqual([]);
    });

    test('is there at once for visitors who want less motion', async ({ page }) => {
      const slowOnes = await noteChanges(page);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('radio', { name: 'Dunkel' }).check();
      await expect(page.locator('main svg:has(#zeichnung-houseNight)')).toHaveCSS('opacity', '1');
      expect(await slowOnes()).toEqual([]);
    });
  });

  test('follows a choice made in another tab', async ({ page, context }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const other = await context.newPage();
    await other.goto('/foerderungen');
    await hydrated(other);
    for (const [name, theme] of [
      ['Dunkel', 'dark'],
      ['Hell', 'light'],
      ['Wie das Gerät', undefined],
    ] as const) {
      await other.getByRole('radio', { name }).check();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
  });
});
