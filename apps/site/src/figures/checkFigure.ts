import { routes } from '../routes';
import { officialBodies } from './bodies';
import { BOUNDS, UNITS } from './units';

type Facts = Readonly<Record<string, unknown>>;

const FIELDS = ['label', 'unit', 'value', 'bound', 'fractionDigits', 'pages', 'subject', 'body', 'asOf'];

/** What the functions that declare figures add. */
const ADDED = ['kind', 'origin', 'from', 'formula'];

const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value);

/** Whether a part of a list of pages is a page, and the first of its name there. */
const isPage = (value: unknown, index: number, pages: readonly unknown[]) =>
  routes.some(({ path }) => path === value) && pages.indexOf(value) === index;

/** As figures write it, e.g. “2025-09”. */
const thisMonth = () => new Date().toISOString().slice(0, 7);

const isRight: Readonly<Record<string, (value: unknown, facts: Facts) => boolean>> = {
  label: (value) => typeof value === 'string' && value.trim() !== '',
  unit: (value) => isOneOf(UNITS, value),
  value: (value, { unit, subject }) => {
    const [low, high = low, ...more]: readonly unknown[] = Array.isArray(value) ? value : [value];
    const isRange = Number.isFinite(low) && Number.isFinite(high) && more.length === 0;
    if (!isRange || (low as number) < 0) return false;
    if (subject === 'funding' && unit === 'percent' && (high as number) > 100) return false;
    return (low as number) <= (high as number) || unit === 'aroundTheClock';
  },
  bound: (value) => value === undefined || isOneOf(BOUNDS, value),
  fractionDigits: (value) => value === undefined || isOneOf([0, 1, 2, 3], value),
  pages: (value) => Array.isArray(value) && value.every(isPage),
  body: (value, { subject, from }) =>
    value === undefined
      ? subject !== 'funding' || from !== undefined
      : typeof value === 'string' && Object.hasOwn(officialBodies, value),
  asOf: (value, { subject, from }) =>
    value === undefined
      ? subject !== 'funding' || from !== undefined
      : typeof value === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value) && value <= thisMonth(),
};

const REMEDIES: Readonly<Record<string, string>> = {
  label: 'Say in German what the number counts.',
  unit: `Use one of: ${UNITS.join(', ')}.`,
  value:
    'Write a number from 0 on, or the two ends of a range from low to high, e.g. [4, 8]; no public money covers more than 100 %.',
  bound: `Use one of: ${BOUNDS.join(', ')}, or leave it out.`,
  fractionDigits: 'Write 0, 1, 2 or 3, or leave it out.',
  pages:
    'List paths of src/routes.ts that show it, each once, e.g. ["/dach"]; where a path is mistyped there, correct it there.',
  body: `Name who decides. Use one of: ${Object.keys(officialBodies).join(', ')}.`,
  asOf: 'Write the month that it is true for, at the latest this one, e.g. "2025-09"; FUNDING_AS_OF where it has none of its own.',
};

/** Of a list of pages those that there are not, or again; any other value whole. */
const wrongPart = (field: string, value: unknown) =>
  field === 'pages' && Array.isArray(value) ? value.filter((path, index) => !isPage(path, index, value)) : value;

/**
 * Stops whatever reads a figure that cannot be right, in words, and before a compiler is asked.
 * @throws With every wrong field, its value and the remedy.
 */
export function checkFigure(facts: Facts): void {
  const unknown = Object.keys(facts).filter((field) => !FIELDS.includes(field) && !ADDED.includes(field));
  const wrong = [
    ...unknown.map((field) => [field, `There is no such field. Use: ${FIELDS.join(', ')}.`] as const),
    ...Object.keys(isRight).flatMap((field) =>
      isRight[field]?.(facts[field], facts) ? [] : [[field, REMEDIES[field]] as const],
    ),
  ];
  if (wrong.length === 0) return;
  // JSON knows no NaN.
  const shown = (value: unknown) =>
    JSON.stringify(value, (_, part) =>
      typeof part === 'number' ? (Number.isFinite(part) ? part : String(part)) : part,
    );
  throw new Error(
    [
      `figures: “${String(facts.label)}” in src/figures/ cannot be right. Correct it:`,
      ...wrong.map(([field, remedy]) => `  ${field}: ${shown(wrongPart(field, facts[field]))}. ${remedy}`),
    ].join('\n'),
  );
}
