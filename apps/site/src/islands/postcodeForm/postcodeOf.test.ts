import { describe, expect, it } from 'vitest';
import { postcodeOf } from './postcodeOf';

describe('postcodeOf', () => {
  it('takes exactly five digits', () => {
    expect(postcodeOf('?plz=50667')).toBe('50667');
    expect(postcodeOf('?daaReloaded=1&plz=01067')).toBe('01067');
  });

  it('lets the first of several count', () => {
    expect(postcodeOf('?plz=50667&plz=10115')).toBe('50667');
    expect(postcodeOf('?plz=x&plz=10115')).toBeUndefined();
  });

  it.each([
    '',
    '?plz=',
    '?plz=5066',
    '?plz=506677',
    '?plz=5066a',
    '?plz=%2050667',
    '?plz=50667%20',
    '?plz=５０６６７',
    '?plz=%3Cb%3E12',
    '?PLZ=50667',
  ])('ignores %j', (query) => {
    expect(postcodeOf(query)).toBeUndefined();
  });
});
