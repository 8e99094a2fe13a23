import { BUDGET } from './firstView.mjs';

/**
 * What a run measured of one page: times in milliseconds, sizes in bytes.
 * @typedef {object} MeasuredPage
 * @property {string} path
 * @property {Record<string, number>} scores Lighthouse's categories, 0 to 100
 * @property {number} lcp
 * @property {number} ratio of `lcp` to that of the same page without scripts
 * @property {number} tbt
 * @property {number} cls
 * @property {number} longestTask 0 where none took 50 ms, which is where Lighthouse begins to count
 * @property {number} longestScript the same of scripts, hydration above all
 * @property {number | null} result first one of the page's tool; null without a tool
 * @property {number} menu
 * @property {number} dialog
 * @property {number} navigation by a pointer that has rested on the link
 * @property {number} byKey
 * @property {number} byTap without any rest
 * @property {number | null} byLoad to a page whose form needs a fresh document; null from a page without a form
 * @property {number[] | null} firstTouch see measureFirstTouch; of one page only
 * @property {Record<string, number>} bytes see weighFirstView
 */

/**
 * @typedef {object} Measurement
 * @property {string} measuredOn `YYYY-MM-DD`
 * @property {string} lighthouse version
 * @property {string} browser version
 * @property {number} processors of the machine
 * @property {number} load of the machine in the minute before, in tasks that ran or waited
 * @property {number} routes how many the site has
 * @property {number} empty largest paint of an empty page, in milliseconds
 * @property {MeasuredPage[]} rows
 */

const START = '<!-- measured: written by pnpm measure -->';
const END = '<!-- /measured -->';

const integer = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const count = (value) => integer.format(value);
const ms = (value) => `${integer.format(value)} ms`;
const longTask = (value) => (value === 0 ? 'under 50 ms' : ms(value));
const bytes = (value) => `${integer.format(value)} B`;

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const score = (id, title) => ({
  title: `Lighthouse: ${title}`,
  read: (page) => page.scores[id],
  worst: Math.min,
  write: count,
  aim: '100',
});
const time = (title, key, aim) => ({ title, read: (page) => page[key], worst: Math.max, write: ms, aim });
const weight = (kind, title) => ({
  title: `first view: ${title}`,
  read: (page) => page.bytes[kind],
  worst: Math.max,
  write: bytes,
  aim: `≤ ${bytes(BUDGET[kind])}`,
});

/**
 * A line of the table.
 * @typedef {object} Line
 * @property {string} title
 * @property {(page: MeasuredPage) => number | readonly number[] | null} read
 * @property {(...values: number[]) => number} worst
 * @property {(value: number) => string} write
 * @property {string} aim
 */

/** @type {readonly Line[]} */
const LINES = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('best-practices', 'best practices'),
  score('seo', 'SEO'),
  time('largest contentful paint', 'lcp', ''),
  {
    title: 'the same against the page without scripts',
    read: (page) => page.ratio,
    worst: Math.max,
    write: (value) => `${value.toFixed(2)} ×`,
    aim: '≤ 1.10 ×',
  },
  time('total blocking time', 'tbt', '< 30 ms'),
  { ...time('longest task, style and layout of the page included', 'longestTask', ''), write: longTask },
  { ...time('longest task of scripts', 'longestScript', '≤ 50 ms'), write: longTask },
  {
    title: 'layout shift',
    read: (page) => page.cls,
    worst: Math.max,
    write: (value) => value.toFixed(3),
    aim: '≤ 0.005',
  },
  time('first result of a tool, at 4 × slowdown', 'result', '< 100 ms'),
  time('menu opens, at 4 × slowdown', 'menu', '< 100 ms'),
  time('dialog opens, at 4 × slowdown', 'dialog', '< 100 ms'),
  time('burger opens, tapped at 31 moments of the start on a slow line', 'firstTouch', '< 100 ms'),
  time('next page without a load, at 4 × slowdown: pointer', 'navigation', '< 100 ms'),
  time('by key', 'byKey', '< 100 ms'),
  time('by a tap that nothing announced', 'byTap', ''),
  time('next page by a load, at 4 × slowdown', 'byLoad', ''),
  weight('script', 'JavaScript without the lead provider'),
  weight('html', 'page with its style sheet'),
  weight('fonts', 'fonts'),
  weight('all', 'everything'),
];

/**
 * The figures of a run as a Markdown table: the middle page and the worst one.
 * @param {Measurement} measurement
 */
export function measuredTable({ measuredOn, lighthouse, browser, processors, load, routes, empty, rows }) {
  const lines = LINES.flatMap(({ title, read, worst, write, aim }) => {
    const values = rows.flatMap(read).filter((value) => value !== null);
    return values.length > 0 ? [`| ${title} | ${write(median(values))} | ${write(worst(...values))} | ${aim} |`] : [];
  });
  return [
    `${rows.length} of ${routes} pages on ${measuredOn}, Lighthouse ${lighthouse} (mobile, simulated slow phone), Chromium ${browser}, ${processors} processors, load ${load.toFixed(1)} before the run. Sizes are compressed with gzip, level 9. An empty page is painted after ${ms(empty)}.`,
    '',
    '| measured | median | worst page | aim |',
    '| --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

/**
 * A document with the table between its markers.
 * @param {string} markdown
 * @param {string} table
 * @throws If the markers are not there, once each and in order.
 */
export function withMeasuredTable(markdown, table) {
  const [before, rest, ...more] = markdown.split(START);
  const [old, after, ...others] = (rest ?? '').split(END);
  if (after === undefined || old === undefined || more.length > 0 || others.length > 0) {
    throw new Error(
      `lighthouse: README.md has no place for the figures. Put “${START}” and “${END}” where they belong.`,
    );
  }
  return `${before}${START}\n\n${table}\n\n${END}${after}`;
}
