import type { Page } from '@playwright/test';
import { siteOrigin } from '../settings/siteOrigin';
import { expect, hydrated, refuseConsent, test } from './site';

/** A4 less margins of 15 mm, in CSS pixels. */
const SHEET = { width: 680, height: 1009 } as const;

/** A5 less margins of 15 mm: less than 30 letter sizes, as a phone. */
const SHEET_A5 = { width: 446, height: 680 } as const;

/** One page of each kind, and the most sheets that its handout may take. */
const PAGES = [
  ['/', 6],
  ['/waermepumpe-kosten', 8],
  ['/foerderungen', 9],
  ['/klima', 8],
  ['/energieberater-berlin', 6],
  ['/datenschutz', 9],
  ['/als-fachbetrieb-bewerben', 6],
  ['/handwerkersuche', 5],
  ['/cookie-einstellungen', 2],
  ['/gibt-es-nicht', 2],
] as const;

/** Everything that does not belong on paper, in words. */
function faultsOnPaper(): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().height > 1;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
  /** Share of white light that a colour sends back, 0 to 1; `null` where it lets everything through. */
  const lightOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const useless = all(
    '#root > :not(header, main), header :is(nav, button, .ui-button), main :is(form:not(.dpc-form), nav, button, iframe, .ui-button, [data-call-bar])',
  ).filter(shown);
  const drawn = all('html, body, header, main, main *').filter((element) => shown(element) && !element.closest('svg'));
  const isDark = (element: Element, part?: '::before' | '::after') => {
    const { backgroundColor, content, width, height } = getComputedStyle(element, part);
    // Marks and lines may be dark.
    const isDrawn = !part || (content !== 'none' && Math.min(parseFloat(width), parseFloat(height)) > 40);
    return isDrawn && (lightOf(backgroundColor) ?? 1) < 0.55;
  };
  const dark = drawn.filter((element) => isDark(element) || isDark(element, '::before') || isDark(element, '::after'));
  const pale = drawn.filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      (lightOf(getComputedStyle(element).color) ?? 1) > 0.35,
  );
  const clipped = all('main table').filter((table) => {
    const box = table.parentElement as HTMLElement;
    return box.scrollWidth > box.clientWidth || ['auto', 'scroll', 'hidden'].includes(getComputedStyle(box).overflowX);
  });
  // A checklist is printed by its own button, see checklists.spec.ts: the page's text has its questions.
  const folded = all('main details:not(nav *, :has(> [data-checklist]))').filter(
    (details) => ![...details.children].every((child) => child.tagName === 'SUMMARY' || shown(child)),
  );
  const wrongAddress = all('main a[href]:not([href^="#"], [href^="tel:"], [href^="mailto:"])').filter((link) => {
    const { content, position } = getComputedStyle(link, '::after');
    const hasAddress = content.includes(`(${link.getAttribute('href')})`) && position === 'static';
    return shown(link) && hasAddress === (link.textContent === '');
  });
  const leftAlone = all('main :is(h1, h2, h3, caption, thead)').filter(
    (heading) => shown(heading) && getComputedStyle(heading).breakAfter !== 'avoid',
  );
  // Firefox knows no `break-after: avoid`: there a heading that cannot be torn reaches over the lines below it.
  const short = all('main :is(h2, h3)').filter((heading) => {
    const { blockSize, marginBlockEnd } = getComputedStyle(heading, '::after');
    return shown(heading) && !(parseFloat(blockSize) >= 64 && parseFloat(marginBlockEnd) === -parseFloat(blockSize));
  });
  // A guide of several sections is longer than a sheet; what lies in it is asked for itself.
  const torn = all('main :is(tr, figure, details:not(:has(> section)))').filter(
    (element) => shown(element) && getComputedStyle(element).breakInside !== 'avoid',
  );
  const touching = all('main ol > li').filter((step) => {
    const next = step.nextElementSibling;
    if (!next || !shown(step) || !getComputedStyle(step, '::before').content.includes('counter(')) return false;
    const [box, below] = [step.getBoundingClientRect(), next.getBoundingClientRect()];
    return below.left === box.left && below.top - box.bottom < 8;
  });
  const wide =
    document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['the page is too wide'] : [];
  const end = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
  const below = end('#root') + parseFloat(getComputedStyle(document.body).paddingBlockEnd) - end('main');
  return [
    ...useless.map((element) => `only of use on a screen: ${nameOf(element)}`),
    ...dark.map((element) => `dark ground: ${nameOf(element)}`),
    ...pale.map((element) => `pale text: ${nameOf(element)}`),
    ...clipped.map((element) => `table cut off: ${nameOf(element)}`),
    ...folded.map((element) => `folded: ${nameOf(element)}`),
    ...wrongAddress.map((element) => `without its address, or with one over a drawing: ${nameOf(element)}`),
    ...leftAlone.map((element) => `heading may stand alone: ${nameOf(element)}`),
    ...short.map((element) => `heading stands alone in Firefox: ${nameOf(element)}`),
    ...torn.map((element) => `may be torn apart: ${nameOf(element)}`),
    ...touching.map((element) => `number touches the next one: ${nameOf(element)}`),
    ...wide,
    ...(below > 1 ? [`${below} px of nothing below`] : []),
  ];
}

async function printed(page: Page, millimetres = 15): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  const margin = `${millimetres}mm`;
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
    outline: true,
    tagged: true,
  });
  return pdf.toString('latin1');
}

const countSheets = (pdf: string) => [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;

const sheetsOf = async (page: Page) => countSheets(await printed(page));

/** Where headings stand in their sheet: the outline of a PDF says so, in points above the foot of the paper. */
function headingsOf(pdf: string): { title: string; above: number }[] {
  const entries = pdf.matchAll(/\/Title (?:<FEFF([0-9A-F]+)>|\(([^)]*)\))\s*\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+)/g);
  return [...entries].map(([, coded = '', plain, above]) => ({
    title: plain ?? Buffer.from(coded, 'hex').swap16().toString('utf16le'),
    above: Number(above),
  }));
}

/** Pages on which a heading stood alone at the foot of a sheet, at one of these margins. */
const WITH_HEADINGS = ['/dach', '/solaranlage-kosten', '/barrierefreiheit', '/maler-putzarbeiten', '/energietrends'];
const MARGINS = [10, 13, 15, 20] as const;

/** Tools with numbers of a visitor's own, and the sheets of paper that each takes alone. */
const ALONE = [
  ['/daemmung-fassade#r=1&a=120.5&s=own&k=32000&d=16&p=1&e=7', 2],
  ['/fenster-kosten#r=1&n=14&m=own&a=24&k=18010&u=0.9&e=0', 1],
  ['/waermepumpe-foerderung#r=1&k=28010&s=1&e=1&i=0&b=15', 1],
] as const;

test.describe('on paper', () => {
  test('a page of each kind is a clean handout, also printed from the dark theme under the banner', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(SHEET);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const [route, most] of PAGES) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(route);
      await hydrated(page);
      await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeVisible();
      await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      expect.soft(await page.evaluate(faultsOnPaper), route).toEqual([]);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('#root > header').getByText('Sanierungsweg').first()).toBeVisible();
      const address = await page.evaluate(
        () => getComputedStyle(document.querySelector('#root > header') as Element, '::after').content,
      );
      expect(address).toBe(`"${new URL(siteOrigin(process.env)).host}"`);
      const sheets = await sheetsOf(page);
      expect.soft(sheets, `sheets of ${route}`).toBeGreaterThan(0);
      expect.soft(sheets, `sheets of ${route}`).toBeLessThanOrEqual(most);
    }
  });

  test('what is folded is unfolded where no style sheet can do it, and folded again', async ({ page }) => {
    // As before Chrome 131: neither sheet nor script know the selector. The policy would refuse both, changed.
    await page.route(/\/(?:klima)?$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('::details-content', '::details-unknown');
      await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
    });
    await page.setViewportSize(SHEET);
    await refuseConsent(page);
    for (const route of ['/', '/klima']) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(route);
      await hydrated(page);
      const questions = page.locator('details[name=fragen]');
      await questions.nth(1).locator('summary').click();
      const folds = () =>
        page
          .locator('details')
          .evaluateAll((all) => all.map((one) => [(one as HTMLDetailsElement).open, one.getAttribute('name')]));
      const before = await folds();
      expect(before).toContainEqual([true, 'fragen']);
      expect(before).toContainEqual([false, 'fragen']);
      await page.evaluate(() =>
        addEventListener('beforeprint', () => {
          const folded = document.querySelectorAll('details:not([open])');
          document.documentElement.dataset.folded = `${folded.length}`;
        }),
      );
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      expect(await page.evaluate(faultsOnPaper), route).toEqual([]);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      expect(await folds()).toEqual(before);
      // The browser itself says when.
      await page.evaluate(() => delete document.documentElement.dataset.folded);
      await printed(page);
      await expect(page.locator('html')).toHaveAttribute('data-folded', '0');
      expect(await folds()).toEqual(before);
    }
  });

  test('the address of a link leaves its name whole', async ({ page }) => {
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    for (const route of ['/handwerkersuche', '/elektriker-naehe']) {
      await page.goto(route);
      const names = await page.locator('main li > a[href]').evaluateAll((links) =>
        links.flatMap(({ lastChild, textContent }) => {
          const name = document.createRange();
          if (lastChild) name.selectNodeContents(lastChild);
          // One word has one line.
          return /^\p{L}+$/u.test(textContent) ? [{ textContent, lines: name.getClientRects().length }] : [];
        }),
      );
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter(({ lines }) => lines > 1)).toEqual([]);
    }
  });

  test('the bar with the call to action stays on the screen of the phone that prints', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await refuseConsent(page);
    await page.goto('/waermepumpe-foerderung');
    await hydrated(page);
    await page.mouse.wheel(0, 1600);
    const bar = page.locator('[data-call-bar]');
    await expect(bar).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });

  test('no heading stands alone at the foot of a sheet', async ({ page }) => {
    test.setTimeout(120_000);
    for (const route of WITH_HEADINGS) {
      await page.goto(route);
      await hydrated(page);
      for (const margin of MARGINS) {
        const headings = headingsOf(await printed(page, margin));
        expect(headings.length).toBeGreaterThan(5);
        // A heading and a line below it.
        const alone = headings.filter(({ above }) => above - (margin / 25.4) * 72 < 45);
        expect.soft(alone, `${route} with margins of ${margin} mm`).toEqual([]);
      }
    }
  });

  test('a plan of every part leaves no heading alone at the foot of its first sheet', async ({ page }) => {
    await page.goto('/#r=1&a=1&b=1&c=1&d=1&e=1&f=1&fa=1&in=0&ke=1&og=1&w=240&g=35&l=60&p=brineWater&k=3000&m=owner');
    await expect(page.locator('#planer [data-slot=sum]')).toHaveText('71.300–\u2060116.200\u00a0€');
    await page.evaluate(() => document.documentElement.setAttribute('data-print-sheet', ''));
    for (const margin of MARGINS) {
      const headings = headingsOf(await printed(page, margin));
      expect(headings.map(({ title }) => title)).toContain('Vom Plan zum Angebot');
      // A heading of a sheet's small letters, and a line below it.
      const alone = headings.filter(({ above }) => above - (margin / 25.4) * 72 < 30);
      expect.soft(alone, `margins of ${margin} mm`).toEqual([]);
    }
  });

  test('the origins below a tool alone begin with their heading on one sheet', async ({ page }) => {
    await refuseConsent(page);
    for (const [address] of [...ALONE, ['/foerderungen#r=1&v=facade&h=owner&l=nw&p=1&k=22000']] as const) {
      await page.goto(address);
      await hydrated(page);
      await page.locator('[data-calculator]').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      for (const margin of MARGINS) {
        await page.evaluate(() => {
          document.documentElement.dataset.printSheet = '';
        });
        const headings = headingsOf(await printed(page, margin));
        expect(headings.map(({ title }) => title)).toContain('Unsere Angaben und ihre Herkunft');
        const alone = headings.filter(({ above }) => above - (margin / 25.4) * 72 < 24);
        expect.soft(alone, `${address} with margins of ${margin} mm`).toEqual([]);
      }
    }
  });

  test('no line of a tool is printed over the words of its drawing', async ({ page }) => {
    await refuseConsent(page);
    for (const paper of [SHEET, SHEET_A5]) {
      await page.setViewportSize(paper);
      for (const [address] of ALONE) {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(address);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await page.emulateMedia({ media: 'print' });
        const over = await page.locator('[data-calculator]').evaluate((tool) => {
          const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
          const drawn = [...tool.querySelectorAll('svg text')].filter(shown);
          const lines = [...tool.querySelectorAll('p, td, th, dt, dd, caption, h3')].filter(shown);
          return drawn.flatMap((word) => {
            const box = word.getBoundingClientRect();
            const hit = lines.filter((line) => {
              const { top, bottom, left, right } = line.getBoundingClientRect();
              if (line.contains(word)) return false;
              return top < box.bottom - 1 && bottom > box.top + 1 && left < box.right && right > box.left;
            });
            return hit.map((line) => `“${word.textContent}” under “${line.textContent?.slice(0, 30)}”`);
          });
        });
        expect.soft(over, `${address} on ${paper.width} px`).toEqual([]);
      }
    }
  });

  test('a tool alone takes no sheet for its last line, at any usual margin', async ({ page }) => {
    for (const [address, sheets] of ALONE) {
      await refuseConsent(page);
      await page.goto(address);
      await hydrated(page);
      const tool = page.locator('[data-calculator]');
      await expect(tool.getByText('Ihre Angaben', { exact: true }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const margin of MARGINS) {
        await page.evaluate(() => {
          document.documentElement.dataset.printSheet = '';
        });
        expect.soft(countSheets(await printed(page, margin)), `${address} with ${margin} mm`).toBe(sheets);
      }
    }
  });

  test('a tool keeps to paper that is narrow for its letters: A5, or A4 with larger ones', async ({ page }) => {
    await refuseConsent(page);
    await page.setViewportSize(SHEET_A5);
    await page.emulateMedia({ media: 'print' });
    for (const [address] of ALONE) {
      await page.goto(address);
      await hydrated(page);
      const { words, cut } = await page.locator('[data-calculator]').evaluate((tool) => {
        const texts = [...tool.querySelectorAll('*')].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('svg') &&
            element.getBoundingClientRect().height > 1 &&
            [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
        );
        const beyond = texts.filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -0.5 || right > innerWidth + 0.5;
        });
        return { words: texts.length, cut: beyond.map(({ textContent }) => textContent) };
      });
      expect(words).toBeGreaterThan(10);
      expect.soft(cut, address).toEqual([]);
    }
  });

  test('the cookie settings say in words what is on and what is off', async ({ page }) => {
    await page.setViewportSize(SHEET);
    await page.goto('/cookie-einstellungen');
    await hydrated(page);
    const marketing = page.getByRole('switch', { name: 'Marketing' });
    await marketing.check();
    await page.emulateMedia({ media: 'print' });
    const words = await page.getByRole('switch').evaluateAll((switches) =>
      switches.map((element) => {
        const { content, display } = getComputedStyle(element, '::before');
        return display === 'none' ? '' : content;
      }),
    );
    expect(words).toEqual(['"an"', '"aus"', '"an"']);
    for (const category of ['Notwendig', 'Funktional', 'Marketing']) {
      await expect(page.locator('main').getByRole('heading', { name: category, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Immer an: Ohne diesen Eintrag', { exact: false })).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });
});
