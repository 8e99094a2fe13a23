import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { expect, furnished, hydrated, refuseConsent, routed, test } from './site';
import { sheet } from './tool';

const PAGE = '/waermepumpe-kosten';
const FORM = '#waermepumpe-widget';
/** The code that makes a page work. */
const BOOT = /\/assets\/boot-[^/]+\.js$/;

/** How the page is asked to scroll, and how many heights are seen until it rests: a jump has two. */
function scrolled(page: Page): Promise<{ behavior: unknown; heights: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = new Set([scrollY]);
        let behavior: unknown;
        const scrollIntoView = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')?.value as (
          this: Element,
          options: ScrollIntoViewOptions,
        ) => void;
        Element.prototype.scrollIntoView = function (options: ScrollIntoViewOptions) {
          behavior ??= options.behavior;
          scrollIntoView.call(this, options);
        };
        let still = 0;
        const look = () => {
          const before = seen.size;
          seen.add(scrollY);
          still = seen.size === before ? still + 1 : 0;
          if (seen.size > 1 && still > 20) resolve({ behavior, heights: seen.size });
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** However few frames a busy machine draws. */
async function expectSmooth(scroll: ReturnType<typeof scrolled>, message?: string): Promise<void> {
  const { behavior, heights } = await scroll;
  expect(behavior, message).toBe('smooth');
  expect(heights, message).toBeGreaterThan(2);
}

const heroCall = (page: Page) => page.locator(`main a[href="${FORM}"]`).first();

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('buttons that lead to the form', () => {
  test.describe('by mouse and keyboard', () => {
    for (const width of [1440, 390]) {
      test(`scroll smoothly at ${width} px, and hand over the focus`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const press of ['mouse', 'keyboard'] as const) {
          await page.goto(PAGE);
          await hydrated(page);
          const seen = scrolled(page);
          if (press === 'mouse') await heroCall(page).click();
          else {
            await heroCall(page).focus();
            await page.keyboard.press('Enter');
          }
          await expectSmooth(seen, press);
          await expect(page.locator(FORM)).toBeInViewport();
          await expect(page.locator(`${FORM} h2`).first()).toBeFocused();
          expect(new URL(page.url()).hash).toBe(FORM);
        }
      });
    }
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('scroll smoothly', async ({ page }) => {
      await page.goto(PAGE);
      await hydrated(page);
      const seen = scrolled(page);
      await heroCall(page).tap();
      await expectSmooth(seen);
      await expect(page.locator(FORM)).toBeInViewport();
    });
  });

  test('jump for visitors who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await hydrated(page);
    const seen = scrolled(page);
    await heroCall(page).click();
    expect(await seen).toEqual({ behavior: 'instant', heights: 2 });
    await expect(page.locator(FORM)).toBeInViewport();
  });

  test('stay on the page that a campaign led to, with its address', async ({ page }) => {
    const address = '/daemmung-fassade?utm_source=brief&gclid=abc';
    await page.goto(address);
    await furnished(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('main a[href="/daemmung-fassade#fassadenrechner"]').click();
    await expect(page).toHaveURL(`${address}#fassadenrechner`);
    await expect(page.locator('#fassadenrechner')).toBeInViewport();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('jump where they are on another page: nothing scrolls on entry', async ({ page }) => {
    await page.goto('/impressum');
    await routed(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/umzug#umzug-widget';
      link.textContent = 'Umzug';
      document.querySelector('main')?.prepend(link);
      const seen = new Set<number>();
      Object.assign(window, { seen });
      const look = () => {
        if (location.pathname === '/umzug') seen.add(scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('link', { name: 'Umzug', exact: true }).first().click();
    await expect(page.locator('#umzug-widget h2').first()).toBeFocused();
    await expect(page.locator('#umzug-widget')).toBeInViewport();
    // A jump, and what the page moves by while it is drawn.
    expect(await page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size)).toBeLessThan(8);
  });
});

test.describe('Back and Forward within a page', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const entry = (page: Page) => page.locator('main nav[aria-labelledby=inhaltsverzeichnis] a').nth(2);
  /** Scrolls on by the wheel, and waits until the page rests there. */
  const wheel = async (page: Page, by: number) => {
    const before = await top(page);
    await page.mouse.wheel(0, by);
    await expect.poll(() => top(page)).toBe(before + by);
  };

  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('bring the reader to the place that was left, by contents list and button', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    await entry(page).scrollIntoViewIfNeeded();
    await wheel(page, 40);
    const left = await top(page);
    expect(left).toBeGreaterThan(20);
    const target = new URL((await entry(page).getAttribute('href')) ?? '', page.url()).hash;
    await entry(page).click();
    await expect(page.locator(target)).toBeInViewport();
    await expect.poll(() => top(page)).toBeGreaterThan(left + 100);
    await wheel(page, 333);
    const read = await top(page);

    await page.goBack();
    await expect.poll(() => top(page)).toBe(left);
    await page.goForward();
    await expect.poll(() => top(page)).toBe(read);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(left);
  });

  test('bring the focus along, so that Tab goes on where the reader is', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    const target = page.locator(new URL((await entry(page).getAttribute('href')) ?? '', page.url()).hash);
    await entry(page).press('Enter');
    await expect(target.locator('h2').first()).toBeFocused();
    await page.goBack();
    await expect(entry(page)).toBeFocused();
    const left = await top(page);
    await page.keyboard.press('Tab');
    expect(await top(page)).toBe(left);
    await page.goForward();
    await expect(target.locator('h2').first()).toBeFocused();
  });

  test('hold before scripts have taken over the page, too', async ({ page }) => {
    const release = await holdRequests(page, BOOT);
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    // Faces that come later would move the place that is left.
    await page.evaluate(() => document.fonts.ready);
    await entry(page).scrollIntoViewIfNeeded();
    const left = await top(page);
    await entry(page).click();
    await expect.poll(() => top(page)).toBeGreaterThan(left + 100);
    release();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(left);
  });

  test('stay where they brought the reader when the page grows above a target that was left', async ({ page }) => {
    const grow = (above = 'main > *') =>
      page.evaluate(async (selector) => {
        const late = document.createElement('div');
        late.style.height = '300px';
        document.querySelector(selector)?.before(late);
        // The resize is reported with the next frame, what it moves is there with the one after.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }, above);
    await page.goto(PAGE);
    await hydrated(page);
    const target = page.locator(new URL((await entry(page).getAttribute('href')) ?? '', page.url()).hash);
    const leaveAndReturn = async () => {
      await page.goto('/impressum');
      await page.goBack();
    };
    for (const lead of [() => entry(page).click(), leaveAndReturn]) {
      await lead();
      await hydrated(page);
      await expect(target).toBeInViewport();
      await expect(target.locator('h2').first()).toBeFocused();
      await page.goBack();
      await expect(target).not.toBeInViewport();
      await grow();
      await expect(target).not.toBeInViewport();
      await page.goForward();
    }
    await expect(target).toBeInViewport();
    // So does one that another has taken the place of, by a click that no pointer makes, as of assistive technology.
    await heroCall(page).dispatchEvent('click');
    await expect(page.locator(FORM)).toBeInViewport();
    await entry(page).dispatchEvent('click');
    await expect(target).toBeInViewport();
    await grow(FORM);
    await expect(target).toBeInViewport();
  });

  test('lead to the top on another page, and a hash still wins', async ({ page }) => {
    await page.goto(PAGE);
    // A load would begin at the top anyway.
    await routed(page);
    await entry(page).click();
    await expect.poll(() => top(page)).toBeGreaterThan(100);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await expect.poll(() => top(page)).toBe(0);
  });

  test('lead to the heading of a page whose address holds the inputs of a tool', async ({ page }) => {
    await page.goto('/impressum');
    await routed(page);
    await page.evaluate(() => history.replaceState(history.state, '', '#r=1&k=18000'));
    await page.mouse.wheel(0, 300);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Impressum/);
    await expect(page.locator('main h1')).toBeFocused();
    expect(await top(page)).toBe(0);
  });
});

test.describe('a reload', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const wheel = async (page: Page, by: number) => {
    const before = await top(page);
    await page.mouse.wheel(0, by);
    await expect.poll(() => top(page)).toBe(before + by);
  };
  /** To another page without a load, from the middle of one. */
  const goOnFromTheImprint = async (page: Page) => {
    await page.goto('/impressum');
    await routed(page);
    await wheel(page, 300);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await expect.poll(() => top(page)).toBe(0);
  };
  /** What seeks a target does so within few frames of the boot. */
  const frames = (page: Page) =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
  const expectToStayAt = async (page: Page, place: number) => {
    await hydrated(page);
    await expect.poll(() => top(page)).toBe(place);
    await frames(page);
    expect(await top(page)).toBe(place);
  };

  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const address of [PAGE, `${PAGE}${FORM}`]) {
    test(`of ${address} keeps the reader's place, from the first frame on`, async ({ page }) => {
      await page.addInitScript(() => {
        const heights: number[] = [];
        Object.assign(window, { heights });
        new PerformanceObserver(() => heights.push(scrollY)).observe({ type: 'paint' });
      });
      await page.goto(address);
      await hydrated(page);
      if (address.includes('#')) await expect(page.locator(FORM)).toBeInViewport();
      await wheel(page, 700);
      const place = await top(page);
      for (const _ of [1, 2]) {
        await page.reload();
        await expectToStayAt(page, place);
        const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
        expect(new Set(heights)).toEqual(new Set([place]));
      }
    });
  }

  for (const [engine, left] of [
    ['Firefox, which keeps no place that is not its own', 'auto'],
    ['others, which would take it back there by Back', 'manual'],
  ] as const) {
    test(`leaves the place to ${engine}: ${left}`, async ({ page }) => {
      if (left === 'auto') await page.addInitScript(() => Object.assign(CSS, { supports: () => true }));
      await page.goto('/impressum');
      await hydrated(page);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
      await page.evaluate(() => {
        addEventListener('pagehide', () => sessionStorage.setItem('left', history.scrollRestoration));
      });
      await page.reload();
      expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe(left);
    });
  }

  test('takes nobody back who has scrolled on before scripts came, nor does a target', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    await wheel(page, 1500);
    const release = await holdRequests(page, BOOT);
    await page.reload();
    await expect.poll(() => top(page)).toBe(1500);
    await wheel(page, -600);
    release();
    await expectToStayAt(page, 900);

    const releaseTarget = await holdRequests(page, BOOT);
    await page.goto('/impressum');
    await page.goto(`${PAGE}${FORM}`);
    await expect(page.locator(FORM)).toBeInViewport();
    await wheel(page, 1200);
    const place = await top(page);
    releaseTarget();
    await expectToStayAt(page, place);
  });

  test('keeps the place beside a tool whose inputs stand in the address', async ({ page }) => {
    await page.goto('/waermepumpe-foerderung#foerderrechner');
    await hydrated(page);
    await sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' }).fill('25000');
    await expect(page).toHaveURL(/#r=1&k=25000&/);
    await wheel(page, 900);
    const place = await top(page);
    await page.reload();
    await expect
      .poll(() => sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' }).inputValue())
      .toBe('25.000');
    await expectToStayAt(page, place);
  });

  test('keeps the place on a page that was entered without a load, and Back leads to the top of the other', async ({
    page,
  }) => {
    await goOnFromTheImprint(page);
    // Nothing that comes to lie under the mouse asks for the router.
    await page.mouse.move(0, 0);
    await wheel(page, 800);
    await page.reload();
    await expectToStayAt(page, 800);
    await page.goBack();
    await expect(page).toHaveTitle(/^Impressum/);
    await expectToStayAt(page, 0);
    await wheel(page, 200);
    await page.reload();
    await expectToStayAt(page, 200);
    // Of that page alone: a tool that is entered from here with inputs shows them.
    await routed(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/waermepumpe-foerderung#r=1&k=25000&s=1&e=1&i=1&b=15';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page).toHaveTitle(/^Wärmepumpe: Förderung/);
    await expect(sheet(page).locator('dl')).toBeInViewport();
  });

  test('leaves Back by a load at the top, also where scripts never came', async ({ page }) => {
    await page.goto('/impressum');
    await hydrated(page);
    await wheel(page, 500);
    await page.reload();
    await expectToStayAt(page, 500);
    await page.goto('/energietrends');
    await page.goBack();
    await expectToStayAt(page, 0);

    await wheel(page, 500);
    const release = await holdRequests(page, BOOT);
    await page.reload();
    await expect.poll(() => top(page)).toBe(500);
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.goto('/energietrends');
    await page.goBack();
    await frames(page);
    expect(await top(page)).toBe(0);
    release();
  });

  test('before scripts came, Back to another page leads to its top', async ({ page }) => {
    await goOnFromTheImprint(page);
    await wheel(page, 600);
    const release = await holdRequests(page, BOOT);
    await page.reload();
    await expect.poll(() => top(page)).toBe(600);
    await page.goBack();
    await expect(page).toHaveTitle(/^Impressum/);
    await frames(page);
    expect(await top(page)).toBe(0);
    release();
  });
});
