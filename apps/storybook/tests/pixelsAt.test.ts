import { describe, expect, it } from 'vitest';
import { pixelsAt } from '../src/grundlagen/pixelsAt';

describe('size of text in pixels', () => {
  it('takes the least on a phone, the most on a wide window, what lies between elsewhere', () => {
    const size = 'clamp(2.5rem, 1.4rem + 3.35vw, 4.5rem)';
    expect(pixelsAt(390, size)).toBe(40);
    expect(pixelsAt(1000, size)).toBeCloseTo(55.9);
    expect(pixelsAt(1920, size)).toBe(72);
  });

  it('takes a plain size as it is', () => {
    expect(pixelsAt(390, '1.0625rem')).toBe(17);
  });
});
