import { palettes } from '@sanierungsweg/ui/tokens';
import { describe, expect, it } from 'vitest';
import { drawingsById } from '../../src/illustrations/drawingFiles';
import { palette } from '../../src/illustrations/palette';
import { outlineTexts } from './drawing.mjs';
import { loadTypeface } from './typeface.mjs';

const font = new URL(import.meta.resolve('@sanierungsweg/ui/fonts/familjen-grotesk-de.woff2'));
const colors: Record<string, string> = palettes.light;

describe('drawings in pictures', async () => {
  const typeface = await loadTypeface(font, 700);

  it('need neither fonts nor custom properties', () => {
    for (const [id, svg] of drawingsById()) {
      const marks = outlineTexts(svg, { typeface, colors });
      expect({ id, foreign: /<text|var\(|font-/.exec(marks)?.[0] }).toEqual({ id, foreign: undefined });
      expect(marks.length).toBeGreaterThan(100);
    }
  });

  it('have the light colours of the design tokens, which the drawings name as fallbacks', () => {
    expect(Object.fromEntries(Object.keys(palette).map((name) => [name, colors[`art-${name}`]]))).toEqual(palette);
  });

  it('set words where the drawing has them, in outlines', () => {
    const svg = '<svg><text x="50" y="9" font-size="10" text-anchor="middle" fill="red">&amp;</text></svg>';
    const width = typeface.width('&', { size: 10 });
    expect(outlineTexts(svg, { typeface, colors })).toContain(`translate(${(50 - width / 2).toFixed(2)} 9)`);
  });

  it('refuse a letter that the font does not have', () => {
    expect(() => typeface.outline('家', { size: 10 })).toThrow(/has no “家”/);
  });
});
