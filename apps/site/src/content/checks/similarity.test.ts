import { describe, expect, it } from 'vitest';
import { bodyOf, type FoundText, plainText, splitWords } from '../walk';
import { type CheckedPage, loadPages } from './pages';

const pages = await loadPages();

const LENGTH = 8;
/** D-SIMILAR: the largest share of eight-word sequences that two pages may have in common. */
const LIMIT = { cities: 1 / 3, others: 1 / 5 };

/** Every sequence of eight words inside a text; a text of fewer words has none. */
function sequences(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - LENGTH + 1))
    .map((_, start) => words.slice(start, start + LENGTH).join(' '));
}

/** The texts of each page's body with their sequences, taken apart once for all pairs. */
const bodies = new Map(
  pages.map(({ path, record }) => [
    path,
    bodyOf(record).map(({ text, kind }) => ({ text, kind, said: sequences(splitWords(plainText(text))) })),
  ]),
);
const bodyAt = ({ path }: CheckedPage) => bodies.get(path) ?? [];

/** Texts that two records take from the same constant are shared by design, e.g. the partner requirements. */
function ownSequences(page: CheckedPage, other: CheckedPage): ReadonlySet<string> {
  const shared = new Set(bodyAt(other).map(({ text }) => text));
  const own = bodyAt(page).filter(({ text, kind }) => kind === 'label' || !shared.has(text));
  return new Set(own.flatMap(({ said }) => said));
}

interface Pair {
  readonly name: string;
  readonly share: number;
  readonly limit: number;
  readonly examples: readonly string[];
}

function compare(a: CheckedPage, b: CheckedPage): Pair {
  const mine = ownSequences(a, b);
  const theirs = ownSequences(b, a);
  const common = [...mine].filter((sequence) => theirs.has(sequence));
  const bothCities = a.route.template === 'city' && b.route.template === 'city';
  return {
    name: `${a.path} and ${b.path}`,
    share: common.length / Math.max(1, Math.min(mine.size, theirs.size)),
    limit: bothCities ? LIMIT.cities : LIMIT.others,
    examples: common.slice(0, 3),
  };
}

const pairs = pages.flatMap((a, index) => pages.slice(index + 1).map((b) => compare(a, b)));

describe('no two pages are alike (D-SIMILAR)', () => {
  it('counts sequences of eight words', () => {
    expect(sequences('a b c d e f g h i j'.split(' '))).toHaveLength(3);
    expect(sequences('a b c d e f g'.split(' '))).toEqual([]);
  });

  it('compares every page with every other', () => {
    expect(pairs).toHaveLength((pages.length * (pages.length - 1)) / 2);
  });

  it('keeps every pair below its limit', () => {
    const offending = pairs.filter(({ share, limit }) => share > limit);
    expect(
      offending.map(({ name, share, examples }) => `${name}: ${share.toFixed(2)}, e.g. ${examples.join(' | ')}`),
    ).toEqual([]);
  });

  it('keeps whole paragraphs to one page', () => {
    const owners = new Map<string, { path: string; text: FoundText['text'] }>();
    const repeated: string[] = [];
    for (const { path, record } of pages) {
      for (const { text } of bodyOf(record)) {
        const words = splitWords(plainText(text));
        if (words.length < LENGTH) continue;
        const owner = owners.get(words.join(' '));
        if (owner && owner.text !== text) repeated.push(`${owner.path} and ${path}: ${plainText(text).slice(0, 80)}`);
        owners.set(words.join(' '), { path, text });
      }
    }
    expect(repeated).toEqual([]);
  });
});
