import { expect, it } from 'vitest';
import { drawings } from '.';
import { drawingOf } from './drawingOf';

it('gives a drawing, or says by name that there is none', () => {
  expect(drawingOf('roofLayers')).toBe(drawings.roofLayers);
  for (const art of ['roofLayer', 'toString'] as never[]) {
    expect(() => drawingOf(art)).toThrow(`There is no drawing “${String(art)}”. Correct “art”`);
  }
});
