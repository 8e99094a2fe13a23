/** U+2060: forbids the end of a line where it stands, and takes no room. */
export const WORD_JOINER = '\u2060';

/** The dash between the two ends of a range. A line may end behind a bare dash, so a joiner follows it. */
export const RANGE_DASH = `–${WORD_JOINER}`;

/** The stroke of “€/m²” and “W/(m²K)”. Firefox may end a line behind a bare one, so a joiner follows it. */
export const PER = `/${WORD_JOINER}`;

/** The same words without joiners: for data, search, keys and hashes, where nothing is set in lines. */
export function withoutJoiners(words: string): string {
  return words.replaceAll(WORD_JOINER, '');
}
