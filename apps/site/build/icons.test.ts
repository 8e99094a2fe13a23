import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { palette } from '../src/illustrations/palette';

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
});
