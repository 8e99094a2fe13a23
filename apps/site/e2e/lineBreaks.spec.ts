import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { expect, refuseConsent, test } from './site';
import { ONE_OF_EACH } from './templates';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

test('the two ends of every range are joined on every built page', () => {
  const unjoined: string[] = [];
  let joined = 0;
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.html'))) {
    const body = parse(readFileSync(`${dist}/${file}`, 'utf8')).querySelector('body');
    for (const script of body?.querySelectorAll('script') ?? []) script.remove();
    const words = body?.textContent ?? '';
    joined += words.match(/\d–\u2060\d/g)?.length ?? 0;
    for (const [range] of words.matchAll(/\S*\d–\d\S*/g)) unjoined.push(`${file}: ${range}`);
  }
  expect(joined).toBeGreaterThan(100);
  expect(unjoined).toEqual([]);
});

for (const path of ['/neue-waermepumpe', '/photovoltaik-anlage', '/waermepumpe-kosten']) {
  test(`${path} breaks no range at its dash and leaves no full stop alone on a phone`, async ({ page }) => {
    await refuseConsent(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const lines = await page.evaluate(() => {
      const broken: string[] = [];
      let seen = 0;
      const sameLine = (one: DOMRect | undefined, other: DOMRect | undefined) =>
        !one || !other || Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
      const boxOf = (node: Node, from: number, to: number) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return range.getClientRects()[0];
      };
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const words = node.textContent ?? '';
        for (const { 0: range, index } of words.matchAll(/\d–\u2060?\d/g)) {
          seen += 1;
          const end = index + range.length;
          if (!sameLine(boxOf(node, index, index + 1), boxOf(node, end - 1, end))) broken.push(words);
        }
        const mark = node.previousSibling?.previousSibling ?? node.previousSibling;
        const stop = words.search(/[.,;:)]/);
        if (mark instanceof HTMLButtonElement && stop >= 0 && stop < 2) {
          seen += 1;
          if (!sameLine(mark.getBoundingClientRect(), boxOf(node, stop, stop + 1))) broken.push(`mark ${words}`);
        }
      }
      return { seen, broken };
    });
    expect(lines.seen).toBeGreaterThan(5);
    expect(lines.broken).toEqual([]);
  });
}

/** Pages with the longest words in their headings, tables and cards. */
const LONG_WORDS = ['/umzug', '/daemmung-fassade', '/fachbetriebe-daemmung', '/photovoltaik-anlage', '/datenschutz'];

/** The other pages with a calculator. */
const TOOLS = ['/waermepumpe-foerderung', '/foerderungen', '/solaranlage-kosten', '/fenster-kosten'];

test.describe('as the markup is set', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 390]) {
    test(`words break at ${width} px where they were put together, not at any letter`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const torn: string[] = [];
      for (const path of [...ONE_OF_EACH, ...LONG_WORDS, ...TOOLS]) {
        await page.goto(path);
        const found = await page.evaluate(() => {
          const range = document.createRange();
          const topOf = (node: Node, at: number) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            // The letter behind a soft hyphen comes with the hyphen, which stands on the line above.
            return [...range.getClientRects()].at(-1)?.top;
          };
          const words: string[] = [];
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const { parentElement: parent, textContent } = node;
            // Addresses are copied, what is only heard is not set in lines.
            if (!textContent || textContent.includes('://') || !parent?.checkVisibility() || parent.closest('svg'))
              continue;
            if (parent.getBoundingClientRect().width < 2) continue;
            for (const { 0: word, index: start } of textContent.matchAll(/\p{L}[\p{L}\u00ad]{6,}/gu)) {
              if (topOf(node, start) === topOf(node, start + word.length - 1)) continue;
              const tops = Array.from({ length: word.length }, (_, at) => topOf(node, start + at) ?? Number.NaN);
              // Two letters one below the other, without a hyphen or a soft one between them.
              const at = tops.findIndex(
                (top, i) => i > 0 && top - (tops[i - 1] ?? top) > 8 && word[i - 1] !== '\u00ad',
              );
              if (at > 0) words.push(`${word.slice(0, at)}|${word.slice(at)}`);
            }
          }
          return words;
        });
        torn.push(...found.map((word) => `${path}: ${word}`));
      }
      expect(torn).toEqual([]);
    });
  }

  test('running text has lines of at most 75 characters on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const long: string[] = [];
    let paragraphs = 0;
    for (const path of [...ONE_OF_EACH, '/daemmung-fassade', '/foerderungen', '/ueber-uns', '/datenschutz']) {
      await page.goto(path);
      const lines = await page.evaluate(() => {
        const range = document.createRange();
        const longest = (element: Element) => {
          const counts: number[] = [];
          let line: number | undefined;
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const [box] = range.getClientRects();
              if (!box || box.width < 1) continue;
              if (line === undefined || box.top - line > box.height * 0.6) {
                counts.push(0);
                line = box.top;
              }
              counts.push((counts.pop() ?? 0) + 1);
            }
          }
          return Math.max(...counts);
        };
        for (const details of document.querySelectorAll('details')) details.open = true;
        return [...document.querySelectorAll('main :is(p, li, dd)')]
          .filter((element) => element.checkVisibility() && (element.textContent?.length ?? 0) > 75)
          .filter(
            (element) =>
              !element.querySelector('p, li, dd, dl, table, [popover]') && !element.closest('[popover], svg'),
          )
          .map((element) => ({ longest: longest(element), begins: element.textContent?.trim().slice(0, 40) }));
      });
      paragraphs += lines.length;
      long.push(
        ...lines
          .filter(({ longest }) => longest > 75)
          .map(({ longest, begins }) => `${path}: ${longest} in “${begins}”`),
      );
    }
    expect(paragraphs).toBeGreaterThan(200);
    expect(long).toEqual([]);
  });
});
