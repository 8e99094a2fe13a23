import { de, en } from '@sanierungsweg/lead-widget/locales';
import { describe, expect, it } from 'vitest';

describe('locales', () => {
  it('say the same things in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
  });
});
