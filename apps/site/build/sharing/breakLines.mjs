const SOFT_HYPHEN = '\u00ad';

/** Words that lean on the next one; a line should not end with them. */
const LEANING = /(?:^|\s)(?:\p{Ll}{1,3}|eine?[mnrs]?|Ihre[mnrs]?|oder|vom|zwischen)$/u;
/** Costs of a line's end, beside the squared share of the width that the line leaves empty. */
const END_COSTS = { leaning: 0.2, hyphen: 0.3, punctuation: -0.12, stub: 0.15 };
/** Below this share of the width a line looks left over. */
const STUB = 0.4;

/** Pieces between which a line may end: at spaces (not the non-breaking one), after hyphens, at soft hyphens. */
function piecesOf(text) {
  return text
    .split(/(?<= )|(?<=\p{L}-)(?=\p{L})|(?<=\u00ad)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({
      text: piece.replaceAll(SOFT_HYPHEN, ''),
      soft: piece.endsWith(SOFT_HYPHEN),
    }));
}

function lineOf(pieces, from, to) {
  const text = pieces
    .slice(from, to)
    .map((piece) => piece.text)
    .join('')
    .trimEnd();
  return pieces[to - 1].soft && to < pieces.length ? `${text}-` : text;
}

function endCost(line, { share, last }) {
  if (last) return share < STUB ? END_COSTS.stub : 0;
  if (line.endsWith('-')) return END_COSTS.hyphen;
  if (/[:,.?!]$/.test(line) && share > STUB) return END_COSTS.punctuation;
  return LEANING.test(line) ? END_COSTS.leaning : 0;
}

/**
 * Breaks a text into lines that are even and end where the sense allows.
 * @param {string} text soft hyphens are used only where a line cannot do without
 * @param {object} measure
 * @param {number} measure.width of a line
 * @param {number} measure.most lines
 * @param {(line: string) => number} measure.widthOf a line
 * @returns {{ lines: string[], cost: number } | null} null if it does not fit
 */
export function breakLines(text, { width, most, widthOf }) {
  const pieces = piecesOf(text);
  /** Best ways to set the first n pieces, by number of lines. */
  const best = Array.from({ length: pieces.length + 1 }, () => new Map());
  best[0].set(0, { cost: 0, lines: [] });
  for (let end = 1; end <= pieces.length; end += 1) {
    for (let start = end - 1; start >= 0; start -= 1) {
      const line = lineOf(pieces, start, end);
      const share = widthOf(line) / width;
      if (share > 1) break;
      const added = (1 - share) ** 2 + endCost(line, { share, last: end === pieces.length });
      for (const [count, before] of best[start]) {
        const cost = before.cost + added;
        if (count === most || cost >= (best[end].get(count + 1)?.cost ?? Number.POSITIVE_INFINITY)) continue;
        best[end].set(count + 1, { cost, lines: [...before.lines, line] });
      }
    }
  }
  const ways = [...best[pieces.length].values()].map(({ cost, lines }) => ({ lines, cost: cost / lines.length }));
  return ways.sort((one, other) => one.cost - other.cost)[0] ?? null;
}

/** What it costs to set a text smaller than it could be, per share of the largest size. */
const SMALLNESS_COST = 1.1;

/**
 * Size and lines of a text in a box: large, but not at the price of ugly lines.
 * @param {string} text
 * @param {object} box
 * @param {number} box.width
 * @param {number} box.height
 * @param {number} box.lineHeight as a share of the size
 * @param {readonly number[]} box.sizes from large to small
 * @param {(line: string, size: number) => number} box.widthOf a line
 * @returns {{ size: number, lines: string[], cost: number } | null} null if not even the smallest size fits
 */
export function fitText(text, { width, height, lineHeight, sizes, widthOf }) {
  const fits = sizes.flatMap((size) => {
    const most = Math.floor(height / (size * lineHeight));
    const set = breakLines(text, { width, most, widthOf: (line) => widthOf(line, size) });
    return set ? [{ size, lines: set.lines, cost: set.cost + SMALLNESS_COST * (1 - size / sizes[0]) }] : [];
  });
  return fits.sort((one, other) => one.cost - other.cost)[0] ?? null;
}
