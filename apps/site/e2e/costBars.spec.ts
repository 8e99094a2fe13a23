import { expect, test } from './site';

for (const width of [320, 390, 1440]) {
  test(`figures of the axis stand at its lines, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const chart = page.locator('section', { has: page.getByRole('heading', { name: 'Was kostet …?' }) });
    const { gaps, lines, figures } = await chart.evaluate((element) => {
      const bar = element.querySelector<SVGSVGElement>('svg[preserveAspectRatio=none]');
      const drawn = bar?.querySelector('path')?.getAttribute('d');
      const axis = element.querySelector('ul + [aria-hidden]');
      if (!bar || !drawn || !axis) throw new Error('No bar has lines, or no axis stands below the bars.');
      const place = bar.getBoundingClientRect();
      const range = document.createRange();
      // Its material fills a bar from one end to the other.
      const gaps = [...element.querySelectorAll('svg[preserveAspectRatio=none] rect')].map((frame) => {
        const box = (frame as SVGRectElement).getBBox();
        const filled = (frame.nextElementSibling as SVGPathElement).getBBox();
        return Math.max(filled.x - box.x, box.x + box.width - filled.x - filled.width);
      });
      return {
        gaps,
        lines: [...drawn.matchAll(/M(\d+) /g)].map(
          ([, x]) => place.left + (Number(x) / bar.viewBox.baseVal.width) * place.width,
        ),
        figures: [...axis.children].map((figure) => {
          range.selectNodeContents(figure);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        }),
      };
    });
    expect(gaps).toHaveLength(4);
    expect(Math.max(...gaps), 'end of a bar without its material').toBeLessThan(2);
    expect(lines.length).toBeGreaterThan(2);
    expect(figures).toHaveLength(lines.length);
    const last = lines.length - 1;
    for (const [index, { left, right }] of figures.entries()) {
      const at = index === 0 ? left : index === last ? right : (left + right) / 2;
      expect(Math.abs(at - (lines[index] as number)), `figure ${index}`).toBeLessThan(2);
      if (index > 0) expect(left, `figure ${index} keeps its distance`).toBeGreaterThan(figures[index - 1]?.right ?? 0);
    }
  });
}
