import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { expect, refuseConsent, test } from './site';

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
