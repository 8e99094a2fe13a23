import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { decompress } from 'wawoff2';

/**
 * One weight of a variable font, as outlines. What a picture says is drawn from these, so that it looks the same on
 * every machine, whatever fonts that has.
 * @typedef {object} Typeface
 * @property {number} capHeight height of capitals, as a share of the size
 * @property {(text: string, style: TextStyle) => number} width in pixels
 * @property {(text: string, style: TextStyle) => string} outline SVG path data, with the baseline at `y` 0
 */

/** @typedef {{ size: number, tracking?: number }} TextStyle `size` in pixels, `tracking` as a share of it */

/**
 * Reads a font file in WOFF2.
 * @param {string | URL} file
 * @param {number} weight on the font's `wght` axis
 * @returns {Promise<Typeface>}
 */
export async function loadTypeface(file, weight) {
  const bytes = Buffer.from(await decompress(await readFile(file)));
  const font = create(bytes).getVariation({ wght: weight });

  const glyphsOf = (text) => {
    const missing = [...text].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)));
    if (missing) throw new Error(`prerender: The font ${file} has no “${missing}”, which “${text}” needs.`);
    return font.layout(text);
  };
  const scaleOf = ({ size }) => size / font.unitsPerEm;
  const gapOf = ({ tracking = 0 }) => tracking * font.unitsPerEm;

  return {
    capHeight: font.capHeight / font.unitsPerEm,
    width(text, style) {
      const { advanceWidth, glyphs } = glyphsOf(text);
      return (advanceWidth + gapOf(style) * Math.max(0, glyphs.length - 1)) * scaleOf(style);
    },
    outline(text, style) {
      const { glyphs, positions } = glyphsOf(text);
      const scale = scaleOf(style);
      let x = 0;
      return glyphs
        .map((glyph, index) => {
          const { xAdvance, xOffset, yOffset } = positions[index];
          const path = glyph.path.transform(scale, 0, 0, -scale, (x + xOffset) * scale, -yOffset * scale);
          x += xAdvance + gapOf(style);
          return path.toSVG();
        })
        .join('');
    },
  };
}
