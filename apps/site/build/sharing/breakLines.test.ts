import { describe, expect, it } from 'vitest';
import { breakLines, fitText } from './breakLines.mjs';

/** As in a typewriter: every letter is one wide. */
const set = (text: string, width: number, most = 9) =>
  breakLines(text, { width, most, widthOf: (line: string) => line.length })?.lines ?? null;

describe('breaking lines', () => {
  it('loses no word, and no line is too wide', () => {
    const text = 'Energieberatung in München: kalte Winter, viel Sonne, warmes Wasser im Boden';
    for (const width of [15, 20, 30, 80]) {
      const lines = set(text, width);
      expect(lines?.join(' ')).toBe(text);
      for (const line of lines ?? []) expect(line.length).toBeLessThanOrEqual(width);
    }
  });

  it('keeps together what a non-breaking space joins', () => {
    expect(set('bis zu 12.000\u00a0€ sparen', 12)).toContain('12.000\u00a0€');
  });

  it('uses a soft hyphen only where the word does not fit otherwise', () => {
    expect(set('Datenschutz\u00aderklärung', 20)).toEqual(['Datenschutzerklärung']);
    expect(set('Datenschutz\u00aderklärung', 12)).toEqual(['Datenschutz-', 'erklärung']);
    expect(set('Datenschutzerklärung', 12)).toBeNull();
  });

  it('ends lines where the sense does, not after words that lean on the next', () => {
    expect(set('Fassade dämmen: drei Systeme', 20)).toEqual(['Fassade dämmen:', 'drei Systeme']);
    expect(set('Ein Haus für uns alle', 12)).toEqual(['Ein Haus', 'für uns alle']);
  });

  it('takes no more lines than there may be', () => {
    expect(set('eins zwei drei vier', 5, 2)).toBeNull();
  });
});

describe('fitting text', () => {
  const box = {
    width: 100,
    height: 60,
    lineHeight: 1,
    sizes: [20, 10],
    widthOf: (line: string, size: number) => line.length * size * 0.5,
  };

  it('takes the largest size that reads well', () => {
    expect(fitText('Kurz genug', box)).toMatchObject({ size: 20, lines: ['Kurz genug'] });
  });

  it('goes smaller for a long word, and says when nothing fits', () => {
    expect(fitText('Umzugsunternehmen', box)).toMatchObject({ size: 10, lines: ['Umzugsunternehmen'] });
    expect(fitText('Donaudampfschifffahrtsgesellschaft', box)).toBeNull();
  });
});
