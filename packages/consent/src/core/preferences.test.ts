import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePreferences } from './preferences';
import { parseReceipt } from './receipt';

const KEYS = ['functional', 'marketing'] as const;

/** What a decision must look like, told without the parser's own code. */
function isDecision(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    const { functional, marketing } = Object(value) as Record<string, unknown>;
    return typeof functional === 'boolean' && typeof marketing === 'boolean';
  } catch {
    return false;
  }
}

describe('parsePreferences', () => {
  it.each([
    '',
    'null',
    '0',
    '7',
    'true',
    '"yes"',
    '[]',
    '[true,true,true]',
    '{}',
    '{"necessary":true}',
    '{"necessary":true,"functional":true}',
    '{"necessary":true,"functional":"true","marketing":"true"}',
    '{"necessary":true,"functional":1,"marketing":1}',
    '{"necessary":true,"functional":null,"marketing":null}',
    '{"__proto__":{"functional":true,"marketing":true}}',
    '{"constructor":{"prototype":{"functional":true,"marketing":true}}}',
    '{"necessary":true,"functional":true,"marketing":true',
    'undefined',
    'yes',
    '['.repeat(100_000),
    'x'.repeat(1_000_000),
    JSON.stringify('x'.repeat(1_000_000)),
  ])('takes %.60s for no decision', (text) => {
    expect(parsePreferences(text, KEYS)).toBeUndefined();
  });

  it('takes nothing for no decision', () => {
    expect(parsePreferences(null, KEYS)).toBeUndefined();
    expect(parsePreferences(undefined, KEYS)).toBeUndefined();
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('reads functional %s, marketing %s, whatever necessary says, and ignores other keys', (functional, marketing) => {
    for (const necessary of [true, false, 'no', null]) {
      const text = JSON.stringify({ necessary, functional, marketing, statistics: true });
      expect(parsePreferences(text, KEYS)).toEqual({ necessary: true, functional, marketing });
    }
  });

  it('never throws and never grants what the text does not grant, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = parsePreferences(text, KEYS);
        expect(parsed === undefined).toBe(!isDecision(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('grants a category only for the boolean true, for any value under the keys', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.boolean());
    fc.assert(
      fc.property(anything, anything, anything, (necessary, functional, marketing) => {
        const valid = typeof functional === 'boolean' && typeof marketing === 'boolean';
        const parsed = parsePreferences(JSON.stringify({ necessary, functional, marketing }), KEYS);
        expect(parsed).toEqual(valid ? { necessary: true, functional, marketing } : undefined);
      }),
      { numRuns: 2000 },
    );
    expect.hasAssertions();
  });
});

describe('parseReceipt', () => {
  it('takes what it cannot read for revision 1 at an unknown time, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { revision, time } = parseReceipt(text);
        expect(typeof revision).toBe('number');
        expect(time === null || typeof time === 'number').toBe(true);
      }),
      { numRuns: 2000 },
    );
    for (const text of ['null', '[]', '"2"', '{"revision":"9","time":"9"}', '{"revision":{},"time":[]}']) {
      expect(parseReceipt(text)).toEqual({ revision: 1, time: null, id: null });
    }
  });
});
