import { operatorData } from '../../settings/checkOperator';
import { fundingChecks } from '../../settings/fundingChecks';
import { SITE_NAME } from '../../settings/site';
import { officialBodies } from '../figures/bodies';
import { opposedTo } from '../figures/conflicts';
import { amountRange, type Figure, originalOf } from '../figures/figure';
import { formatFigure } from '../figures/format';
import { figuresById } from '../figures/registry';
import { withoutJoiners } from '../lineBreaks';
import type { RoutePath } from '../routes';
import { ledger } from './ledger/ledger';
import { sourceOf } from './sources';

/** Where the open data and the feed of changes are served. */
export const OPEN_DATA = {
  json: '/daten/richtwerte.json',
  csv: '/daten/richtwerte.csv',
  feed: '/daten/aenderungen.xml',
} as const;

/** The page that offers them. */
export const OPEN_DATA_ON = '/ueber-uns' satisfies RoutePath;

/** One figure as others may reuse it. `min` and `max` are equal for a single value. */
export interface OpenFigure {
  id: string;
  label: string;
  /** As the pages write it. */
  text: string;
  min: number;
  max: number;
  unit: string;
  bound: string | null;
  subject: string;
  /** Month that a funding figure is true for, `YYYY-MM`. */
  asOf: string | null;
  /** Day of the operator's last comparison with the body, `YYYY-MM-DD`. */
  checkedOn: string | null;
  source: string;
  /** Home page of the body that decides. */
  body: string | null;
  /** Addresses of the pages that name it. */
  pages: string[];
  /** Ids of figures that another page names for the same thing, also where this one is another name for a figure. */
  conflicts: string[];
  formula: string | null;
}

/** The pages that name a figure; one that is calculated does not know them itself. */
export type PagesByFigure = ReadonlyMap<Figure, readonly RoutePath[]>;

/** What an operator promises or claims about itself is no guide value. */
const isGuideValue = ({ subject }: Figure) => subject !== 'promise' && subject !== 'claim';

/** Words as others search and sort them: with plain spaces, without what only breaks or joins lines. */
const plain = (words: string) => withoutJoiners(words).replaceAll('\u00a0', ' ');

function openFigure(figure: Figure, origin: string, named: PagesByFigure): OpenFigure {
  const [min, max] = amountRange(figure);
  return {
    id: figure.id,
    label: plain(figure.label),
    text: plain(formatFigure(figure)),
    min,
    max,
    unit: figure.unit,
    bound: figure.bound ?? null,
    subject: figure.subject,
    asOf: figure.asOf ?? null,
    checkedOn: fundingChecks.checkedOn[figure.id] ?? null,
    source: plain(sourceOf(figure)),
    body: figure.body ? officialBodies[figure.body].home : null,
    pages: [...new Set([...figure.pages, ...(named.get(figure) ?? [])])].map((path) => `${origin}${path}`),
    conflicts: opposedTo(originalOf(figure)).map(({ other }) => other.id),
    formula: figure.formula ? plain(figure.formula) : null,
  };
}

/** Every guide value of the site with its terms of use, for `richtwerte.json`. */
export function openData(origin: string, named: PagesByFigure) {
  const { companyName, dataLicence } = operatorData();
  return {
    name: `Richtwerte zur energetischen Sanierung, ${SITE_NAME}`,
    note: 'Unverbindliche Angaben des Betreibers. Für Förderung gelten die Richtlinien der zuständigen Stellen.',
    publisher: companyName,
    licence: dataLicence,
    changed: ledger.changes[0]?.date ?? null,
    changes: `${origin}${OPEN_DATA.feed}`,
    figures: [...figuresById.values()].filter(isGuideValue).map((figure) => openFigure(figure, origin, named)),
  };
}

/** A field of RFC 4180: quoted where it holds a comma, a quote or a line break. */
function csvField(value: string | number | null | readonly string[]): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The same table as comma-separated values (RFC 4180), with a byte order mark, so that spreadsheets read the umlauts. */
export function openDataCsv(origin: string, named: PagesByFigure): string {
  const { figures } = openData(origin, named);
  const columns = Object.keys(figures[0] ?? {}) as (keyof OpenFigure)[];
  const lines = figures.map((figure) => columns.map((column) => csvField(figure[column])).join(','));
  return `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
