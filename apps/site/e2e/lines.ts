import type { Page } from '@playwright/test';
import sharp from 'sharp';

// How the lines of a page break at the width it has. Each look says what is wrong and how much it has looked at.

/** Dots between the parts of a line: lines with a stray one, and how many dots stand between parts or are cut off. */
export function dotsOf(page: Page): Promise<{ stray: string[]; parting: number; cut: number }> {
  return page.evaluate(() => {
    const range = document.createRange();
    const boxOf = (text: Node, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const result = { stray: [] as string[], parting: 0, cut: 0 };
    const callBar = document.querySelector('[data-call-bar]:not([data-shown])');
    callBar?.toggleAttribute('data-shown', true);
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
    callBar?.toggleAttribute('data-shown', false);
    return result;
  });
}

/** In how many lines the lead stands, the first paragraph behind the heading of a page. */
export function linesOfLead(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const lead = [...document.querySelectorAll('main p')].find(
      (text) =>
        (heading?.compareDocumentPosition(text) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING && text.checkVisibility(),
    );
    return lead ? Math.round(lead.clientHeight / Number.parseFloat(getComputedStyle(lead).lineHeight)) : 0;
  });
}

/** Breadcrumbs: in how many lines they stand, and which of them begin with a slash or shifted. */
export async function trailOf(page: Page): Promise<{ faults: string[]; lines: number }> {
  const [first, ...others] = await page.getByRole('navigation', { name: 'Sie sind hier' }).evaluate((nav) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const range = document.createRange();
    const firsts: { left: number; top: number; bottom: number }[] = [];
    for (const item of nav.querySelectorAll('li')) {
      range.selectNodeContents(item);
      const { left, top, bottom } = range.getBoundingClientRect();
      // The boxes of two lines may touch.
      if (top > (firsts.at(-1)?.bottom ?? 0) - 1) firsts.push({ left, top, bottom });
    }
    return firsts;
  });
  const faults: string[] = [];
  for (const { left, top, bottom } of first ? others : []) {
    if (Math.abs(left - (first?.left ?? 0)) > 1) faults.push(`a line begins at ${left} px`);
    // Nor is a slash to be seen in the margin before it.
    const margin = { x: 0, y: top, width: Math.floor(left), height: bottom - top };
    const { channels } = await sharp(await page.screenshot({ clip: margin })).stats();
    if (channels.some(({ min, max }) => max - min > 8)) faults.push('a slash stands before a line');
  }
  return { faults, lines: first ? 1 + others.length : 0 };
}

/**
 * Round marks behind figures, with everything unfolded that can be: those parted from their figure or from what stops
 * the sentence behind them, how many were seen, and behind how many a sentence stops.
 */
export function marksOf(page: Page): Promise<{ parted: string[]; seen: number; stopped: number }> {
  return page.evaluate(() => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of folded) details.open = true;
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
    for (const details of folded) details.open = false;
    return result;
  });
}

/** Words that break at a letter where they were not put together, with a bar at the break. */
export function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
      if (!textContent || textContent.includes('://') || !parent?.checkVisibility() || parent.closest('svg')) continue;
      if (parent.getBoundingClientRect().width < 2) continue;
      for (const { 0: word, index: start } of textContent.matchAll(/\p{L}[\p{L}\u00ad]{6,}/gu)) {
        if (topOf(node, start) === topOf(node, start + word.length - 1)) continue;
        const tops = Array.from({ length: word.length }, (_, at) => topOf(node, start + at) ?? Number.NaN);
        // Two letters one below the other, without a hyphen or a soft one between them.
        const at = tops.findIndex((top, i) => i > 0 && top - (tops[i - 1] ?? top) > 8 && word[i - 1] !== '\u00ad');
        if (at > 0) words.push(`${word.slice(0, at)}|${word.slice(at)}`);
      }
    }
    return words;
  });
}

/** Labels of buttons over two lines or more, and how long their shortest line is against the longest. */
export function brokenLabels(page: Page): Promise<{ label: string; share: number }[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('main a.ui-button')]
      .filter((button) => button.checkVisibility() && (button.textContent?.trim().split(/\s+/).length ?? 0) > 2)
      .map((button) => {
        range.selectNodeContents(button);
        const widths = new Map<number, number>();
        for (const { top, width } of range.getClientRects()) widths.set(top, (widths.get(top) ?? 0) + width);
        const lines = [...widths.values()].filter((width) => width > 1);
        const share = Math.min(...lines) / Math.max(...lines);
        return { label: button.textContent ?? '', lines: lines.length, share };
      })
      .filter(({ lines }) => lines > 1);
  });
}

/** Long paragraphs, with everything unfolded: how many characters their longest line has, and how they begin. */
export function longestLines(page: Page): Promise<{ longest: number; begins: string }[]> {
  return page.evaluate(() => {
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
        (element) => !element.querySelector('p, li, dd, dl, table, [popover]') && !element.closest('[popover], svg'),
      )
      .map((element) => ({ longest: longest(element), begins: element.textContent?.trim().slice(0, 40) ?? '' }));
  });
}
