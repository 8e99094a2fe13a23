import { expect, it } from 'vitest';
import { type DrawingId, drawings } from '.';
import { drawingOf } from './drawingOf';

it('gives a drawing, or says by name that there is none', () => {
  expect(drawingOf('roofLayers')).toBe(drawings.roofLayers);
  for (const art of ['roofLayer', 'toString'] as unknown[] as DrawingId[]) {
    expect(() => drawingOf(art)).toThrow(`There is no drawing “${art}”. Correct “art”`);
  }
});
