import { validPlz } from '@sanierungsweg/lead-widget/core';
import { describe, expect, it } from 'vitest';

describe('validPlz', () => {
  it('takes exactly five digits and nothing else', () => {
    expect(validPlz('04109')).toBe('04109');
    for (const wrong of [undefined, null, '', '0410', '041091', '0410a', ' 04109', '04109\n', '０４１０９']) {
      expect(validPlz(wrong)).toBeUndefined();
    }
  });
});
