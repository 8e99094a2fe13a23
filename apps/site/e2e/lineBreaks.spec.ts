import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { expect, hydrated, refuseConsent, test } from './site';
import { ONE_OF_EACH } from './templates';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const read = (name: string) => readFileSync(`${dist}/${name}`, 'utf8');

test('the two ends of every range are joined on every built page', () => {
  const unjoined: string[] = [];
  let joined = 0;
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.html'))) {
    const body = parse(read(file)).querySelector('body');
    for (const script of body?.querySelectorAll('script') ?? []) script.remove();
    const words = body?.textContent ?? '';
    joined += words.match(/\d–\u2060\d/g)?.length ?? 0;
    for (const [range] of words.matchAll(/\S*\d–\d\S*/g)) unjoined.push(`${file}: ${range}`);
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

/** Pages with the longest words in their headings, tables and cards. */
const LONG_WORDS = ['/umzug', '/daemmung-fassade', '/fachbetriebe-daemmung', '/photovoltaik-anlage', '/datenschutz'];

/** The other pages with a calculator. */
const TOOLS = ['/waermepumpe-foerderung', '/foerderungen', '/solaranlage-kosten', '/fenster-kosten'];

/** Built pages with a round mark behind a figure. */
const MARKED = readdirSync(dist)
  .filter((name) => name.endsWith('.html') && /<button[^>]* popovertarget=[^>]*>i</i.test(read(name)))
  .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`);

test.describe('as the markup is set', () => {
  test.use({ javaScriptEnabled: false });

  test('no line ends between a figure, its mark and what stops the sentence behind it', async ({ page }) => {
    test.setTimeout(180_000);
    const parted: string[] = [];
    let [seen, stopped] = [0, 0];
    for (const path of MARKED) {
      await page.goto(path);
      for (const width of [320, 360, 390, 412]) {
        await page.setViewportSize({ width, height: 844 });
        const found = await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
          const range = document.createRange();
          const boxOf = (text: Text | undefined, at: number) => {
            if (!text || at < 0) return undefined;
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getClientRects()[0];
          };
          const inLine = (box: DOMRect | undefined, mark: DOMRect) =>
            !box || Math.min(box.bottom, mark.bottom) > Math.max(box.top, mark.top);
          const texts: Text[] = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
          const result = { parted: [] as string[], seen: 0, stopped: 0 };
          for (const mark of document.querySelectorAll('button[popovertarget]')) {
            if (mark.textContent !== 'i' || !mark.checkVisibility()) continue;
            const box = mark.getBoundingClientRect();
            const own = texts.findIndex((text) => mark.contains(text));
            const holder = mark.closest('p, li, dd, td, th, h2, h3') ?? mark.parentElement?.parentElement;
            const near = (text: Text | undefined) => (text && holder?.contains(text) ? text : undefined);
            const before = texts.slice(0, own).findLast((text) => /[^\s\u2060]/.test(text.data));
            const after = texts
              .slice(own + 1)
              .find((text) => !text.parentElement?.closest('[popover]') && /[^\u2060]/.test(text.data));
            const last = near(before)?.data.search(/\S[\s\u2060]*$/) ?? -1;
            const stop = near(after)?.data.search(/^\u2060?[.,;:)]/) ?? -1;
            result.seen += 1;
            if (!inLine(boxOf(near(before), last), box)) result.parted.push(`${before?.data.slice(-20)} | i`);
            if (stop < 0) continue;
            result.stopped += 1;
            if (!inLine(boxOf(near(after), after?.data.search(/[.,;:)]/) ?? -1), box))
              result.parted.push(`i | ${after?.data.slice(0, 20)}`);
          }
          return result;
        });
        seen += found.seen;
        stopped += found.stopped;
        parted.push(...found.parted.map((words) => `${path} at ${width} px: ${words}`));
      }
    }
    expect([MARKED.length > 10, seen > 200, stopped > 20]).toEqual([true, true, true]);
    expect(parted).toEqual([]);
  });

  for (const width of [320, 390]) {
    test(`words break at ${width} px where they were put together, not at any letter`, async ({ page }) => {
      test.setTimeout(180_000);
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
    test.setTimeout(180_000);
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

/** Pages with the longest labels on their buttons. */
const LONG_LABELS = [
  '/daemmung',
  '/daemmung-fassade',
  '/waermepumpe-foerderung',
  '/solaranlage-kosten',
  '/fenster-tueren',
];

/** Built pages with a promise in parts. */
const DOTTED = readdirSync(dist)
  .filter((name) => name.endsWith('.html') && read(name).includes('>\u00a0·\u00a0'))
  .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`);

const NARROW = [320, 390, 768];

/** Lines of a page with a dot between parts: those with a stray one, and how many dots stand between parts or are cut off. */
function dotsOf(page: Page): Promise<{ stray: string[]; parting: number; cut: number }> {
  return page.evaluate(() => {
    const range = document.createRange();
    const boxOf = (text: Node, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const result = { stray: [] as string[], parting: 0, cut: 0 };
    document.querySelector('[data-call-bar]')?.toggleAttribute('data-shown', true);
    for (const line of document.querySelectorAll('p')) {
      if (!line.textContent?.includes('·') || !line.checkVisibility()) continue;
      const letters: { letter: string; box: DOMRect }[] = [];
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: letter, index } of (text.textContent ?? '').matchAll(/\S/g))
          letters.push({ letter, box: boxOf(text, index) });
      const edge = getComputedStyle(line).overflowX === 'clip' ? line.getBoundingClientRect().left : 0;
      for (const [index, { letter, box }] of letters.entries()) {
        if (letter !== '·') continue;
        const isInLine = [letters[index - 1], letters[index + 1]].map(
          (near) => near && near.box.top < box.bottom && near.box.bottom > box.top,
        );
        if (isInLine[0] && isInLine[1]) result.parting += 1;
        else if (isInLine[1] && box.right <= edge) result.cut += 1;
        else result.stray.push(line.textContent);
      }
    }
    return result;
  });
}

/** Built pages with a way from the home page. */
const TRAILED = readdirSync(dist)
  .filter((name) => name.endsWith('.html') && read(name).includes('aria-label="Sie sind hier"'))
  .map((name) => `/${name.replace(/\.html$/, '')}`);

test.describe('as the markup of many pages is set', () => {
  test.use({ javaScriptEnabled: false });

  test('a label on a button that takes two lines leaves no word alone', async ({ page }) => {
    test.setTimeout(180_000);
    const alone: string[] = [];
    let broken = 0;
    for (const path of [...ONE_OF_EACH, ...LONG_LABELS]) {
      await page.goto(path);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const found = await page.evaluate(() => {
          const range = document.createRange();
          return [...document.querySelectorAll('main a.ui-button')]
            .filter((button) => button.checkVisibility() && (button.textContent?.trim().split(/\s+/).length ?? 0) > 2)
            .map((button) => {
              range.selectNodeContents(button);
              const widths = new Map<number, number>();
              for (const { top, width } of range.getClientRects()) widths.set(top, (widths.get(top) ?? 0) + width);
              const lines = [...widths.values()].filter((width) => width > 1);
              return {
                label: button.textContent ?? '',
                lines: lines.length,
                share: Math.min(...lines) / Math.max(...lines),
              };
            })
            .filter(({ lines }) => lines > 1);
        });
        broken += found.length;
        alone.push(...found.filter(({ share }) => share < 0.5).map(({ label }) => `${path} at ${width} px: ${label}`));
      }
    }
    expect(broken).toBeGreaterThan(4);
    expect(alone).toEqual([]);
  });

  for (const width of NARROW) {
    test(`no line ends or begins with a dot between the parts of a promise at ${width} px`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 844 });
      const stray: string[] = [];
      const seen = { parting: 0, cut: 0 };
      expect(DOTTED.length).toBeGreaterThan(30);
      for (const path of DOTTED) {
        await page.goto(path);
        const dots = await dotsOf(page);
        seen.parting += dots.parting;
        seen.cut += dots.cut;
        stray.push(...dots.stray.map((words) => `${path}: ${words}`));
      }
      expect([seen.parting > 10, seen.cut > 10]).toEqual([true, true]);
      expect(stray).toEqual([]);
    });
  }

  for (const width of [320, 390]) {
    test(`no line of breadcrumbs begins with a slash at ${width} px`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 844 });
      const shifted: string[] = [];
      const marked: string[] = [];
      let broken = 0;
      expect(TRAILED.length).toBeGreaterThan(40);
      for (const path of TRAILED) {
        await page.goto(path);
        const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
        const lines = await trail.evaluate((nav) => {
          const range = document.createRange();
          const firsts: { left: number; top: number; bottom: number }[] = [];
          for (const item of nav.querySelectorAll('li')) {
            range.selectNodeContents(item);
            const { left, top, bottom } = range.getBoundingClientRect();
            if (top > (firsts.at(-1)?.bottom ?? 0)) firsts.push({ left, top, bottom });
          }
          return firsts;
        });
        const [first, ...others] = lines;
        if (!first) throw new Error(`No breadcrumbs on ${path}.`);
        broken += others.length;
        for (const { left, top, bottom } of others) {
          if (Math.abs(left - first.left) > 1) shifted.push(`${path}: ${left - first.left}`);
          // Nor is a slash to be seen in the margin before it.
          const margin = { x: 0, y: top, width: Math.floor(left), height: bottom - top };
          const { channels } = await sharp(await page.screenshot({ clip: margin })).stats();
          if (channels.some(({ min, max }) => max - min > 8)) marked.push(path);
        }
      }
      expect(broken).toBeGreaterThan(5);
      expect({ shifted, marked }).toEqual({ shifted: [], marked: [] });
    });
  }
});

test('nor does one of the search that knows a postcode', async ({ page }) => {
  await refuseConsent(page);
  await page.goto('/handwerkersuche?plz=50667');
  await hydrated(page);
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 844 });
    const { stray, parting } = await dotsOf(page);
    expect(parting, `${width} px`).toBeGreaterThan(0);
    expect(stray, `${width} px`).toEqual([]);
  }
});
