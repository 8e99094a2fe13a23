import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawings } from './index.ts';
import { palette } from './palette.ts';
import { renderDrawing } from './renderDrawing.tsx';

const files = Object.entries(drawings).map(([key, drawing]) => ({ key, drawing, file: renderDrawing(drawing) }));

const MAX_BYTES = 3_072;
const MAX_BYTES_HOUSE = 7_168;

describe.each(files)('$key', ({ key, drawing, file }) => {
  it('is named as it is exported', () => {
    expect(drawing.id).toBe(key);
  });

  it('keeps within its size', () => {
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(key === 'house' ? MAX_BYTES_HOUSE : MAX_BYTES);
  });

  it('is one group in a viewBox of its size', () => {
    expect(file).toMatch(
      new RegExp(
        `^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}"><g id="d" .*</g></svg>$`,
      ),
    );
    expect(file.match(/ id="/g)).toHaveLength(1);
  });

  it('uses nothing that a strict policy, `use` or another theme would take from it', () => {
    expect(file).not.toMatch(/ class=| style=|<style|<script|<image|<foreignObject|url\(|data:|href=/);
  });

  it('takes every colour from the palette and gives its light value as the fallback', () => {
    const colours = [...file.matchAll(/var\(--ui-art-([a-z-]+),(#[0-9a-f]{6})\)/g)];
    expect(colours.length).toBeGreaterThan(0);
    for (const [, name, fallback] of colours) expect(palette).toHaveProperty([name ?? ''], fallback);

    const rest = file.replaceAll(/var\(--ui-art-[a-z-]+,#[0-9a-f]{6}\)/g, '');
    expect(rest).not.toMatch(/#[0-9a-fA-F]{3}|--ui-art|rgb|hsl|oklch/);
    expect(rest.match(/ (?:fill|stroke)="(?!none"|currentColor"|")[^"]*"/g)).toBeNull();
  });

  it('holds only numbers that are numbers, to one decimal in geometry', () => {
    expect(file).not.toMatch(/NaN|undefined|Infinity/);
    const geometry = [...file.matchAll(/ (?:d|x|y|cx|cy|r|rx|ry|width|height)="([^"]*)"/g)].map(([, value]) => value);
    expect(geometry.filter((value) => /\d\.\d{2}/.test(value ?? ''))).toEqual([]);
  });

  it('has a text alternative that reads on in a sentence, or none', () => {
    expect(drawing.alt).toMatch(/^$|^[A-ZÄÖÜ].{20,}[^\s]$/);
  });
});

it('has a text alternative of its own for every drawing that tells something', () => {
  const alts = files.map(({ drawing }) => drawing.alt).filter(Boolean);
  expect(new Set(alts).size).toBe(alts.length);
});
