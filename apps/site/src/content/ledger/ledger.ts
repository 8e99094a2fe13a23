import changes from './changes.json';
import figureLedger from './figures.json';
import pageLedger from './pages.json';

/** A change of figures that readers are told about. */
export interface Change {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What changed and why, as one or two German sentences. */
  readonly why: string;
  /** Ids of the figures concerned. */
  readonly figures: readonly string[];
}

/** A figure as the ledger knows it: its value in words, and the day of the change that explains it. */
export interface FigureEntry {
  readonly value: string;
  readonly since: string;
}

/** A page as the ledger knows it: a hash of what it says, and the day on which that last changed. */
export interface PageEntry {
  readonly hash: string;
  readonly changed: string;
}

/** What `figures.json`, `pages.json` and `changes.json` hold. */
export interface Ledger {
  readonly figures: Readonly<Record<string, FigureEntry>>;
  readonly pages: Readonly<Record<string, PageEntry>>;
  /** Newest first. */
  readonly changes: readonly Change[];
}

/** What figures and pages say now. */
export interface CurrentState {
  /** Value in words by id. */
  readonly figures: Readonly<Record<string, string>>;
  /** Hash by path. */
  readonly pages: Readonly<Record<string, string>>;
}

export const ledger: Ledger = { figures: figureLedger, pages: pageLedger, changes };

/** The day on which a page's content last changed, `YYYY-MM-DD`; undefined for pages without an address. */
export function changedOn(path: string): string | undefined {
  return ledger.pages[path]?.changed;
}

/** Ids whose value differs from the ledger's, is new or is gone. */
function changedFigures(state: CurrentState, known: Ledger): readonly string[] {
  const ids = new Set([...Object.keys(state.figures), ...Object.keys(known.figures)]);
  return [...ids].filter((id) => state.figures[id] !== known.figures[id]?.value).sort();
}

function changedPages(state: CurrentState, known: Ledger): readonly string[] {
  const paths = new Set([...Object.keys(state.pages), ...Object.keys(known.pages)]);
  return [...paths].filter((path) => state.pages[path] !== known.pages[path]?.hash).sort();
}

const quoted = (value: string | undefined) => (value === undefined ? 'nothing' : `“${value}”`);

/** Everything in which figures and pages have gone ahead of the ledger, one line each; empty where it is up to date. */
export function ledgerProblems(state: CurrentState, known: Ledger = ledger): readonly string[] {
  const unexplained = Object.entries(known.figures)
    .filter(([id, { since }]) => !known.changes.some(({ date, figures }) => date === since && figures.includes(id)))
    .map(([id, { since }]) => `  ${id}: changes.json has no line of ${since} that says why.`);
  return [
    ...changedFigures(state, known).map(
      (id) => `  ${id}: was ${quoted(known.figures[id]?.value)}, is ${quoted(state.figures[id])}. Say why.`,
    ),
    ...changedPages(state, known).map((path) => `  ${path}: its content has changed. Record the day.`),
    ...unexplained,
  ];
}

/** What keeps a reason from standing among the “Änderungen”, where readers see it as it was typed; undefined if nothing does. */
function faultOfReason(why: string): string | undefined {
  if (why === '') return 'no reason is given';
  const noSentence = (fault: string) => `“${why}” is no sentence: it ${fault}`;
  if (!/^\p{Lu}/u.test(why)) return noSentence('begins without a capital letter');
  if (!why.endsWith('.')) return noSentence('ends without a full stop');
  return /\s/.test(why) ? undefined : noSentence('is a single word');
}

/**
 * The ledger brought up to date.
 *
 * @param why Needed where a figure has changed: it becomes a line of “Änderungen”.
 * @param today `YYYY-MM-DD`.
 * @throws If a figure changed and no reason is given, or none that is a sentence.
 */
export function updatedLedger(state: CurrentState, known: Ledger, why: string, today: string): Ledger {
  const figures = changedFigures(state, known);
  const fault = faultOfReason(why);
  if (figures.length > 0 && fault) {
    throw new Error(
      `ledger: ${figures.join(', ')} changed and ${fault}. Nothing was written. Pass one German sentence that readers understand in place of “Grund.”: pnpm --filter @sanierungsweg/site ledger "Grund."`,
    );
  }
  const stale = new Set(figures);
  // Whoever corrects a slip, or records one figure after the other, tells readers the same only once.
  const isToldToday = (change: Change) => change.date === today && change.why === why;
  const told = known.changes.filter(isToldToday).flatMap((change) => change.figures);
  const change = { date: today, why, figures: [...new Set([...told, ...figures])].sort() };
  return {
    figures: Object.fromEntries(
      Object.entries(state.figures)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([id, value]) => {
          const entry = known.figures[id];
          return [id, entry && !stale.has(id) ? entry : { value, since: today }];
        }),
    ),
    pages: Object.fromEntries(
      Object.entries(state.pages).map(([path, hash]) => {
        const entry = known.pages[path];
        return [path, entry?.hash === hash ? entry : { hash, changed: today }];
      }),
    ),
    changes: figures.length > 0 ? [change, ...known.changes.filter((earlier) => !isToldToday(earlier))] : known.changes,
  };
}

/** What an update has recorded, for whoever asked for it: a line for figures, one for pages. */
export function recorded(state: CurrentState, known: Ledger, why: string): readonly string[] {
  const figures = changedFigures(state, known);
  const pages = changedPages(state, known);
  return [
    ...(figures.length > 0 ? [`ledger: ${figures.join(', ')}: “${why}”`] : []),
    ...(figures.length === 0 && why ? [`ledger: No figure has changed, so “${why}” was not written down.`] : []),
    pages.length > 0 ? `ledger: ${pages.join(', ')}: changed today.` : 'ledger: No page has changed.',
  ];
}
