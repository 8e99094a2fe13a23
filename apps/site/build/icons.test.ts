import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { palette } from '../src/illustrations/palette';
import { rasterize } from './rasterize.mjs';

const svg = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
const header = readFileSync(new URL('../src/browser/shell/Logo/Logo.tsx', import.meta.url), 'utf8');
const shapesOf = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);

describe('the icon', () => {
  it('is the mark of the header', () => {
    expect(shapesOf(svg)).toHaveLength(2);
    expect(shapesOf(svg)).toEqual(shapesOf(header));
  });

  it('has the colours of the drawings', () => {
    const used = new Set(svg.match(/#[0-9a-f]{6}/g));
    expect([...used].sort()).toEqual([palette.line, palette.wool].sort());
  });

  it('is that of the .ico file, in each of its sizes', async () => {
    const ico = readFileSync(new URL('../public/favicon.ico', import.meta.url));
    const cache = fileURLToPath(new URL('../.cache/pictures', import.meta.url));
    const count = ico.readUInt16LE(4);
    expect(count).toBe(3);
    for (let entry = 6; entry < 6 + 16 * count; entry += 16) {
      const width = ico.readUInt8(entry);
      const offset = ico.readUInt32LE(entry + 12);
      const kept = await sharp(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)))
        .raw()
        .toBuffer();
      const drawn = await sharp((await rasterize(svg, { width, cache })).png)
        .raw()
        .toBuffer();
      const furthest = kept.reduce((most, value, index) => Math.max(most, Math.abs(value - drawn[index]!)), 0);
      expect(furthest, `favicon.ico at ${width} px is not public/favicon.svg: draw it again`).toBeLessThan(16);
    }
  });
});
