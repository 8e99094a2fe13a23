import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { brokenLabels, dotsOf, longestLines, marksOf, tornWords, trailOf } from './lines';
import { expect, hydrated, refuseConsent, test } from './site';
import { ONE_OF_EACH } from './templates';

// Dots, breadcrumbs and marks of every page are looked at in everyPage.spec.ts, in the one visit that each gets.

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const read = (name: string) => readFileSync(`${dist}/${name}`, 'utf8');

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

/** What no line may break: a number and its unit or what it counts, the sign of a reference and its number, the day and the month. */
const TORN = new RegExp(
  `\\d (?:%|€|[ckm]?m²?(?!\\p{L})|kWp|kWh|W/|Stunden|Jahren?|Wochen|Werktag|Uhr|Fenster|Angeboten?|Betriebe)|(?:§|Art\\.|Abs\\.|KfW) \\d|\\d Abs\\.|\\d\\. (?:${MONTHS})`,
  'gu',
);

test('the two ends of every range are joined on every built page, and so are numbers and units', () => {
  const unjoined: string[] = [];
  let joined = 0;
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.html'))) {
    const body = parse(read(file)).querySelector('body');
    for (const script of body?.querySelectorAll('script') ?? []) script.remove();
    const words = body?.textContent ?? '';
    joined += words.match(/\d–\u2060\d/g)?.length ?? 0;
    for (const [range] of words.matchAll(/\S*\d–\d\S*/g)) unjoined.push(`${file}: ${range}`);
    // Firefox ends lines behind a bare stroke, the browser of the tests does not.
    for (const [per] of words.matchAll(/\S*\d\u00a0[€W]\/(?!\u2060)\S*/g)) unjoined.push(`${file}: ${per}`);
    for (const [torn] of words.matchAll(TORN)) unjoined.push(`${file}: ${torn}`);
  }
  expect(joined).toBeGreaterThan(100);
  expect(unjoined).toEqual([]);
});

for (const path of ['/neue-waermepumpe', '/photovoltaik-anlage', '/waermepumpe-kosten']) {
  test(`${path} breaks no range at its dash on a phone`, async ({ page }) => {
    await refuseConsent(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const lines = await page.evaluate(() => {
      const broken: string[] = [];
      let seen = 0;
      const range = document.createRange();
      const boxOf = (node: Node, at: number) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getClientRects()[0];
      };
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const words = node.textContent ?? '';
        for (const { 0: ends, index } of words.matchAll(/\d–\u2060?\d/g)) {
          seen += 1;
          const [one, other] = [boxOf(node, index), boxOf(node, index + ends.length - 1)];
          if (one && other && Math.min(one.bottom, other.bottom) <= Math.max(one.top, other.top)) broken.push(words);
        }
      }
      return { seen, broken };
    });
    expect(lines.seen).toBeGreaterThan(5);
    expect(lines.broken).toEqual([]);
  });
}

for (const width of [360, 375, 390, 412]) {
  test(`the boxes of the planner keep letter and word together, ${width} px wide`, async ({ page }) => {
    await refuseConsent(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const boxes = page.locator('#planer [id^=teil-][id$=-label]:has(> b)');
    const together = await boxes.evaluateAll((labels) =>
      labels.map((label) => {
        const range = document.createRange();
        const boxOf = (node: Node, at: number) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect();
        };
        const letter = label.querySelector('b')?.firstChild;
        const word = [...label.childNodes].find((node) => node instanceof Text && /\p{L}/u.test(node.data));
        if (!letter || !word) return false;
        const [one, other] = [boxOf(letter, 0), boxOf(word, word.textContent?.search(/\p{L}/u) ?? 0)];
        return Math.abs(one.bottom - other.bottom) < other.height / 2;
      }),
    );
    expect(together).toEqual([true, true, true, true, true, true]);
    expect(await tornWords(page)).toEqual([]);
  });
}

test('a browser with a German dictionary parts long words of texts, and no heading', async ({ page }) => {
  await refuseConsent(page);
  // The browser of the tests has no dictionary: what it is told is all that can be seen of it here.
  for (const path of ['/balkon-solaranlage', '/foerderungen', '/handwerkersuche', '/cookie-einstellungen']) {
    await page.goto(path);
    await hydrated(page);
    const told = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
        .filter((element) => getComputedStyle(element).hyphens === 'auto')
        .map((element) => ({
          heading: Boolean(element.closest('h1, h2, h3, h4')),
          limit: getComputedStyle(element).hyphenateLimitChars,
        })),
    );
    expect(told.length, path).toBeGreaterThan(20);
    expect(told.filter(({ heading }) => heading)).toEqual([]);
    expect([...new Set(told.map(({ limit }) => limit))], path).toEqual(['12 4']);
  }
  // Safari's own names, which this browser does not know.
  expect(read('index.html')).toMatch(/-webkit-hyphenate-limit-before:4;-webkit-hyphenate-limit-after:4\b/);
});

/** Pages with the longest words in their headings, tables and cards, and with most text. */
const LONG_WORDS = [
  '/umzug',
  '/daemmung-fassade',
  '/fachbetriebe-daemmung',
  '/photovoltaik-anlage',
  '/datenschutz',
  '/ueber-uns',
];

/** Pages with the longest labels on their buttons. */
const LONG_LABELS = [
  '/daemmung',
  '/daemmung-fassade',
  '/waermepumpe-foerderung',
  '/solaranlage-kosten',
  '/fenster-tueren',
];

/** The other pages with a calculator. */
const TOOLS = ['/waermepumpe-foerderung', '/foerderungen', '/solaranlage-kosten', '/fenster-kosten'];

test.describe('as the markup is set', () => {
  test.use({ javaScriptEnabled: false });

  test('words break where they were put together, labels leave no word alone, running text has at most 75 characters a line', async ({
    page,
  }) => {
    // Twenty pages at three widths.
    test.setTimeout(180_000);
    const faults: string[] = [];
    const labelled = new Set<string>([...ONE_OF_EACH, ...LONG_LABELS]);
    let [broken, paragraphs] = [0, 0];
    for (const path of new Set([...labelled, ...LONG_WORDS, ...TOOLS])) {
      await page.goto(path);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const labels = labelled.has(path) ? await brokenLabels(page) : [];
        broken += labels.length;
        const alone = labels.filter(({ share }) => share < 0.5).map(({ label }) => `a word alone: ${label}`);
        const torn = width < 400 ? await tornWords(page) : [];
        faults.push(...[...alone, ...torn].map((fault) => `${path} at ${width} px: ${fault}`));
      }
      const lines = await longestLines(page);
      paragraphs += lines.length;
      const long = lines.filter(({ longest }) => longest > 75);
      faults.push(...long.map(({ longest, begins }) => `${path}: ${longest} characters in “${begins}”`));
    }
    // The name of the site, on the narrowest phone there is.
    await page.setViewportSize({ width: 280, height: 653 });
    const lines = await page
      .locator('header a[href="/"] > span')
      .first()
      .evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length;
      });
    expect(lines).toBe(1);
    expect([broken > 4, paragraphs > 200]).toEqual([true, true]);
    expect(faults).toEqual([]);
  });

  test('what is looked at on every page does break on a narrow one', async ({ page }) => {
    // Wider than a phone, on which breadcrumbs have one line.
    await page.setViewportSize({ width: 490, height: 844 });
    await page.goto('/energieberater-heidelberg');
    expect(await trailOf(page)).toEqual({ faults: [], lines: 2 });
    await page.setViewportSize({ width: 320, height: 844 });
    expect((await dotsOf(page)).cut).toBeGreaterThan(0);
    await page.goto('/foerderungen');
    const { seen, stopped } = await marksOf(page);
    expect([seen > 10, stopped > 1]).toEqual([true, true]);
  });
});

test('no line of the search that knows a postcode ends or begins with a dot between its parts', async ({ page }) => {
  await refuseConsent(page);
  await page.goto('/handwerkersuche?plz=50667');
  await hydrated(page);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const { stray, parting } = await dotsOf(page);
    expect(parting, `${width} px`).toBeGreaterThan(0);
    expect(stray, `${width} px`).toEqual([]);
  }
});

test('the leading numbers of a page stay whole, on tablets as well', async ({ page }) => {
  await refuseConsent(page);
  const torn = () =>
    [...document.querySelectorAll<HTMLElement>('main [class] > div > dd')]
      // A number in large without a space has one line.
      .filter((value) => parseFloat(getComputedStyle(value).fontSize) > 20 && !/ /.test(value.textContent))
      .filter((value) => value.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(value).lineHeight))
      .map((value) => value.textContent);
  for (const path of [
    '/solaranlage-kosten',
    '/photovoltaik-anlage',
    '/garage',
    '/fenster-kosten',
    '/daemmung-fassade',
    '/energieberater-koeln',
  ]) {
    await page.goto(path);
    await expect(page.locator('main dd').first()).toBeVisible();
    for (const width of [390, 460, 480, 624, 700, 768, 810, 815, 820, 1024, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(torn), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('what a work is called below its drawing breaks within no word, also in letters a little wider', async ({
  page,
}) => {
  await refuseConsent(page);
  await page.goto('/foerderungen');
  await hydrated(page);
  const names = page.locator('.ui-radio-options_tiles .ui-option-name');
  expect(await names.count()).toBeGreaterThan(4);
  // Letters on screens of other systems: rounded to whole pixels, wider by a thirtieth.
  for (const name of await names.all()) await name.evaluate((element) => (element.style.letterSpacing = '.03em'));
  for (const width of [320, 390, 600, 768, 900, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tornWords(page), `${width} px`).toEqual([]);
  }
});
