import type { PlannerRecord } from '../../../content/pages/planner';
import { type SourceLine, sourceLines } from '../../../content/sources';
import { printedText } from '../../../content/walk';
import { amount, amountRange, originalOf } from '../../../figures/figure';
import {
  type ExampleField,
  INSULATED,
  type Measure,
  PARTS,
  type PlanFigure,
  type PlanInputs,
  PUMPS,
  type Pump,
} from '../../../islands/housePlan/calculate';
import type { HousePlanProps } from '../../../islands/housePlan/HousePlan';
import { SIZES, type Size } from '../../../islands/solarSystem/fit';
import { type LinkTarget, type RoutePath, routes } from '../../../routes';
import { toolFigure } from '../../blocks/Calculator/toolFigures';
import { leadOf } from '../../leadOf';
import { planNumbers } from './planNumbers';

export interface HousePlannerProps {
  readonly planner: PlannerRecord;
  /** Of the letters A to F. */
  readonly titles: readonly string[];
}

/** The part of the house that a piece of work belongs to. */
export const partOf = (measure: Measure) =>
  PARTS.findIndex((part) => part === measure || (part === 'insulation' && INSULATED.some((one) => one === measure)));

/** In the order of the letters. */
export const BY_LETTER = PARTS.flatMap((part) => (part === 'insulation' ? INSULATED : [part]));

/** Whose form fits a part, A to F. */
export const TOPICS: Readonly<Record<(typeof PARTS)[number], RoutePath>> = {
  insulation: '/daemmung',
  heating: '/heizung',
  solar: '/photovoltaik',
  windows: '/fenster-tueren',
  roof: '/dach',
  advice: '/energieberater',
};

/** The form of a topic, or that of the home page where a topic has none. */
export function formOf(path: RoutePath): LinkTarget {
  const anchorOf = (one: RoutePath) => {
    const route = routes.find((each) => each.path === one);
    return route && leadOf(route)?.anchor;
  };
  const anchor = anchorOf(path);
  return anchor ? `${path}#${anchor}` : `/#${anchorOf('/')}`;
}

/** What the sheet on paper names below each piece of work, and once for those that have it in common. */
const ORIGINS: Readonly<Record<Measure | 'capped', readonly PlanFigure[]>> = {
  advice: ['adviceRate'],
  ceiling: ['ceilingSaving'],
  cellar: ['cellarSaving'],
  roof: ['roofSaving', 'completeSaving'],
  windows: ['windows', 'windowArea', 'windowRate'],
  facade: ['facade', 'wallArea', 'facadeSaving', 'rate'],
  interior: ['interior', 'wallArea', 'interiorSaving', 'rate'],
  capped: ['cap'],
  heating: [...PUMPS, 'heatPumpRate', 'heatPumpCap'],
  solar: SIZES.flatMap((size) => [`${size}Price`, `${size}Area`] as const),
};

/** What the example takes for a field of the planner: none of it is in the plan of who gives a number of their own. */
const EXAMPLE_OF: Readonly<Partial<Record<PlanFigure, ExampleField>>> = { wallArea: 'wall', windowArea: 'glass' };

interface Origin extends SourceLine {
  /** What it is named for: a piece of work, or a group of them (groups.ts). */
  readonly of: string;
  /** What another page says of the same thing, and what to do about it. */
  readonly conflict?: string | undefined;
  /** The heat pump, the size of a system or the example's field that it is true of; the sheet shows what is chosen. */
  readonly mark?: Pump | Size | ExampleField | undefined;
}

/** Where the numbers of every piece of work come from. */
export function originsOf({ figures }: PlannerRecord): readonly Origin[] {
  return Object.entries(ORIGINS).flatMap(([of, names]) =>
    names.flatMap((name) => {
      const mark = EXAMPLE_OF[name] ?? [...PUMPS, ...SIZES].find((one) => name.startsWith(one));
      const figure = figures[name];
      const { conflict } = toolFigure(originalOf(figure), '/');
      return sourceLines(new Set([figure])).map((line) => ({
        ...line,
        of,
        mark,
        conflict: line.label === figure.label ? conflict : undefined,
      }));
    }),
  );
}

/** Instead of a price. */
export const OFFER = 'Preis: nur per Angebot';

/** Nothing is chosen; whoever chooses insulation means the façade first. */
const EXAMPLE = {
  insulation: false,
  heating: false,
  solar: false,
  windows: false,
  roof: false,
  advice: false,
  facade: true,
  interior: false,
  cellar: false,
  ceiling: false,
} as const;

export const exampleOf = ({ figures }: PlannerRecord): PlanInputs => ({
  ...EXAMPLE,
  wall: amount(figures.wallArea),
  glass: amount(figures.windowArea),
  free: amountRange(figures.smallArea)[1],
  pump: 'airWater',
  bill: null,
  who: 'owner',
});

/** What the tool needs; words that it shows travel in the markup. */
export function planProps(planner: PlannerRecord): HousePlanProps {
  const titles = BY_LETTER.map((measure) => [measure, planner.works[measure].title]);
  return {
    numbers: planNumbers(planner),
    inputs: exampleOf(planner),
    titles: Object.fromEntries(titles) as HousePlanProps['titles'],
    pumps: planner.pumps,
    words: {
      title: 'Mein Plan fürs Haus',
      sum: 'Summe der Einzelspannen',
      without: 'Summe ohne:',
      less: 'Weniger Heizkosten durch Dämmung, abgeleitet',
      grant: 'Förderung',
      most: 'Höchstens',
      if: ', wenn alle Bedingungen erfüllt sind.',
      unpriced: 'Teile ohne Preis sind nicht gezählt.',
      tenant: printedText(planner.tenant),
      offer: OFFER,
      small: 'Für die üblichen Größen zu wenig:',
      none: 'Kein Teil gewählt.',
      change: 'Annahmen ändern',
    },
  };
}
