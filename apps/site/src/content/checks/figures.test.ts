import { describe, expect, it } from 'vitest';
import { officialBodies } from '../../figures/bodies';
import { conflicts, opposedTo } from '../../figures/conflicts';
import * as facade from '../../figures/facade';
import type { Figure } from '../../figures/figure';
import { amount, amountRange } from '../../figures/figure';
import { formatFigure } from '../../figures/format';
import * as funding from '../../figures/funding';
import * as windowExample from '../../figures/windowExample';
import * as windows from '../../figures/windows';
import { tools as loaders } from '../../islands/tools';
import { toolFigures } from '../../page/blocks/Calculator/toolFigures';
import { derive } from '../../page/derive';
import type { Section } from '../records';
import { figuresIn } from '../walk';
import { loadPages } from './pages';

const pages = await loadPages();

const files = import.meta.glob<Record<string, unknown>>(
  ['../../figures/*.ts', '!**/{figure,format}.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
);

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'figure';

interface Registered {
  readonly id: string;
  readonly figure: Figure;
  /** What the id must be: file and export. */
  readonly place: string;
}

const registry: readonly Registered[] = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => {
    const stem = file.split('/').at(-1)?.replace('.ts', '');
    return isFigure(value) ? [{ id: value.id, figure: value, place: `${stem}.${name}` }] : [];
  }),
);
const byId = new Map(registry.map(({ id, figure }) => [id, figure]));
const shownOn = new Map(pages.map(({ path, record }) => [path, new Set(figuresIn(record).map(({ id }) => id))]));

/** The operator's promises may stand on any page. */
const ANYWHERE = new Set(['service.maxOffers', 'service.fewOffers', 'service.answerTime', 'service.moreCities']);

describe('the registry of figures', () => {
  it('has ids that say where a figure is declared, each once', () => {
    expect(registry.length).toBeGreaterThan(100);
    expect(
      registry.filter(({ id, place }) => id !== place).map(({ id, place }) => `${id || 'without id'} is ${place}`),
      'Name its file in src/figures/registry.ts, and export no figure twice: another name for one is a derived figure with sameAs.',
    ).toEqual([]);
    expect(byId.size).toBe(registry.length);
  });

  it('calls no loan after a part of the house where its pages ask for the whole', () => {
    const loans = registry.filter(({ id }) => id.startsWith('funding.kfwLoan'));
    expect(loans).toHaveLength(2);
    expect(loans.filter(({ figure }) => /Fenster|Dach|Dämmung/.test(figure.label)).map(({ id }) => id)).toEqual([]);
  });

  it('names with each share saved what is saved', () => {
    const savings = registry.filter(
      ({ id, figure }) => /^savings\.|^planner\.\w+Saving$/.test(id) && figure.unit === 'percent',
    );
    expect(savings.length).toBeGreaterThan(15);
    expect(
      savings.filter(({ figure }) => !/heizkosten|heizenergie|stromkosten/i.test(figure.label)).map(({ id }) => id),
      'Say in its label what is saved: Heizkosten, Heizenergie or Stromkosten.',
    ).toEqual([]);
  });

  it('gives ranges from low to high', () => {
    const upsideDown = registry.filter(({ figure }) => amountRange(figure)[0] > amountRange(figure)[1]);
    expect(upsideDown.filter(({ figure }) => figure.unit !== 'aroundTheClock').map(({ id }) => id)).toEqual([]);
  });

  it('gives every figure a page, unless it is derived or a promise of the operator', () => {
    const homeless = registry.filter(
      ({ id, figure }) => figure.pages.length === 0 && !figure.from && !ANYWHERE.has(id),
    );
    expect(
      homeless.map(({ id }) => id),
      'List the pages that show it in its “pages”, or delete it.',
    ).toEqual([]);
  });

  it('derives figures only from figures of the registry', () => {
    const inputs = registry.flatMap(({ figure }) => figure.from ?? []);
    expect(inputs.filter((input) => byId.get(input.id) !== input).map(({ id }) => id)).toEqual([]);
  });
});

describe('figures on public money', () => {
  const given = registry.filter(({ figure }) => figure.origin === 'operator' && !figure.from);

  it.each(given.filter(({ figure }) => figure.subject === 'funding'))('$id has a date and a body', ({ figure }) => {
    expect(figure.asOf).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    expect(officialBodies).toHaveProperty(figure.body ?? 'none');
  });

  it.each(Object.entries(officialBodies))(
    'the home page of %s is one that browsers ask for over HTTPS',
    (body, { home }) => {
      expect(
        home === new URL('/', home).href && home.startsWith('https://'),
        `src/figures/bodies.ts, “${body}”: home is “${home}”. Write its home page alone, such as https://www.kfw.de/.`,
      ).toBe(true);
    },
  );

  it('nothing else carries a date', () => {
    expect(
      given.filter(({ figure }) => figure.subject !== 'funding' && figure.asOf).map(({ id }) => id),
      'Take its “asOf” out, or declare public money with funding(…).',
    ).toEqual([]);
  });

  it('are marked as such, whatever file they stand in', () => {
    const words = /förder|zuschuss|bonus|kfw|beg\b|thg|mehrwertsteuer|zusage|zins/iu;
    const missed = given.filter(({ figure }) => words.test(figure.label) && figure.subject !== 'funding');
    // The amount of a worked example: it follows from the rate, which is a funding figure.
    expect(
      missed.map(({ id }) => id),
      'Declare public money with funding(…); a label of anything else does without these words.',
    ).toEqual(['facade.exampleGrant']);
  });
});

describe('figures and pages', () => {
  it.each(pages)('$path shows the figures that the specification gives it', ({ path }) => {
    const missing = registry.filter(({ id, figure }) => figure.pages.includes(path) && !shownOn.get(path)?.has(id));
    expect(
      missing.map(({ id }) => id),
      'Show it in the record, or take the page out of “pages” of the figure in src/figures/.',
    ).toEqual([]);
  });

  it.each(pages)('$path shows no figure of another page', ({ path, record }) => {
    const strays = figuresIn(record).filter(
      (figure) => !figure.from && !ANYWHERE.has(figure.id) && !figure.pages.includes(path),
    );
    expect(
      strays.map(({ id, pages: home }) => `${id} belongs to ${home.join(', ')}`),
      'Where it is meant here as well, add the page to its “pages” in src/figures/.',
    ).toEqual([]);
  });

  it.each(pages)('$path shows figures of the registry only', ({ record }) => {
    expect(
      figuresIn(record)
        .filter((figure) => byId.get(figure.id) !== figure)
        .map(({ label }) => label),
      'Declare it in a file of src/figures/ and import it from there.',
    ).toEqual([]);
  });

  it('uses every derived figure, on a page or for another figure', () => {
    const inputs = new Set(registry.flatMap(({ figure }) => (figure.from ?? []).map(({ id }) => id)));
    const shown = new Set([...shownOn.values()].flatMap((ids) => [...ids]));
    const idle = registry.filter(({ id, figure }) => figure.from && !inputs.has(id) && !shown.has(id));
    expect(
      idle.map(({ id }) => id),
      'Show it in a record, calculate another figure from it, or delete it.',
    ).toEqual([]);
  });
});

describe('figures that disagree (D-FIGURES)', () => {
  const pairs = conflicts.map(({ between: [one, two], ...rest }) => ({ one, two, ...rest }));

  it('knows the conflict groups of the specification', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(12);
  });

  it.each(pairs)('$one.id and $two.id share no page and stand on their own', ({ one, two }) => {
    expect(byId.get(one.id)).toBe(one);
    expect(byId.get(two.id)).toBe(two);
    expect(one.pages.filter((path) => two.pages.includes(path))).toEqual([]);
    for (const figure of [one, two]) {
      expect(figure.pages.length).toBeGreaterThan(0);
      expect(figure.pages.filter((path) => !shownOn.get(path)?.has(figure.id))).toEqual([]);
    }
  });

  it.each(pairs)('$one.id and $two.id are called a contradiction only if they are one', ({ one, two, kind }) => {
    expect(kind === 'unit').toBe(one.unit !== two.unit);
  });

  it.each(pairs)('the note on $one.id ends with a decision for the reader', ({ advice }) => {
    expect(advice).toMatch(/(?:planen|rechnen|lassen|erfragen|nehmen|fragen|prüfen|zählt|verbindlich) /iu);
    expect(advice).toMatch(/\.$/u);
    // A rule that nobody has given, and a reason that another page refutes.
    expect(advice).not.toMatch(/Es gilt, was|gar nicht gedämmt/u);
  });

  it('plans a heat pump with no more than the lower rate, since a house that is let gets less than that', () => {
    const { heatPumpGrant, heatPumpGrantCostPage, letHeatPumpGrant } = funding;
    expect(amount(letHeatPumpGrant)).toBeLessThan(amount(heatPumpGrantCostPage));
    expect(conflicts.find(({ between }) => between.includes(heatPumpGrant))?.advice).toMatch(
      /planen Sie höchstens mit dem niedrigeren/u,
    );
  });

  it.each(pairs)('of $one.id and $two.id the one is marked that the note tells to count with', (pair) => {
    const { one, two, advice, safer } = pair;
    const [low, high] = [one, two].toSorted((a, b) => amountRange(a)[0] - amountRange(b)[0]);
    const told = /(?:mit de[mr]|Planung den|das den) (niedrigeren|strengeren|höheren)/u.exec(advice)?.[1];
    expect(safer).toBe(told && (told === 'höheren' ? high : low));
  });

  it.each(pages)('$path notes every value that other pages name differently, with all of them', ({ record }) => {
    const expected = figuresIn(record).flatMap((figure) =>
      opposedTo(figure).map(({ other }) => `${formatFigure(figure)}, ${formatFigure(other)}: ${other.pages.join(' ')}`),
    );
    const noted = derive(record).conflicts.map(({ here, there, paths }) => `${here}, ${there}: ${paths.join(' ')}`);
    expect(noted.sort()).toEqual(expected.sort());
  });

  it.each(pages)('$path names the source of every figure that the specification gives it', ({ record }) => {
    const sources = derive(record).sources.map(({ label, value }) => `${label}: ${value}`);
    const given = figuresIn(record).filter((figure) => figure.pages.length > 0);
    expect(
      given.map((figure) => `${figure.label}: ${formatFigure(figure)}`).filter((line) => !sources.includes(line)),
    ).toEqual([]);
  });
});

describe('calculations in the list of sources', () => {
  const calculated = registry.filter(({ figure }) => figure.formula);

  it.each(pages)('$path lists with its value all that a calculation starts from', ({ record }) => {
    const lines = derive(record).sources;
    const listed = new Set(lines.map(({ label }) => label));
    const shown = calculated.filter(({ figure: { label, formula = '' } }) =>
      lines.some((line) => line.label === label && line.source.endsWith(`: ${formula}`)),
    );
    const missing = shown.flatMap(({ figure: { label, formula, from = [] } }) =>
      from
        .filter((input) => formula?.includes(input.label) && !listed.has(input.label))
        .map((input) => `${label}: ${input.label}`),
    );
    expect(missing).toEqual([]);
  });

  const tools = pages.flatMap(({ path, record }) => {
    const { sections = [] } = record as { sections?: readonly Section[] };
    return sections.flatMap((section) => (section.type === 'calculator' ? [{ path, figures: section.figures }] : []));
  });

  it.each(tools)('the tool of $path gives with its value all that its calculations start from', ({ figures }) => {
    const listed = Object.entries(toolFigures<string>(figures)).map(([name, { label }]) => ({ name, label }));
    const labels = listed.map(({ label }) => label);
    const inputs = Object.values(figures).flatMap(({ formula, from = [] }) => (formula ? from : []));
    expect(inputs.filter(({ label }) => !labels.includes(label)).map(({ id, label }) => `${id}: ${label}`)).toEqual([]);
    expect(
      listed
        .filter(({ label }, index) => labels.indexOf(label) !== index)
        .map(({ name, label }) => `${name}: ${label}`),
      'Two figures of the tool are called the same, and readers of its sources cannot tell them apart: give each a “label” of its own in src/figures/.',
    ).toEqual([]);
  });

  it('finds the tools', () => {
    expect(
      tools.map(({ path }) => path),
      'Each tool of src/islands/tools.ts stands in one section of a record in src/content/guides/, and none in two.',
    ).toHaveLength(Object.keys(loaders).length);
  });
});

describe('sums', () => {
  it('adds the rates of the heat pump grant up to its cap', () => {
    const { baseGrant, climateSpeedBonus, efficiencyBonus, incomeBonus, heatPumpGrant, allRates } = funding;
    const sum = [baseGrant, climateSpeedBonus, efficiencyBonus, incomeBonus].reduce(
      (all, rate) => all + amount(rate),
      0,
    );
    expect(sum).toBe(70);
    expect(amount(heatPumpGrant)).toBe(sum);
    expect(amount(allRates)).toBe(sum);
  });

  it('subtracts the grants of the heat pump examples', () => {
    expect(amount(funding.exampleBaseGrant)).toBe(3_600);
    expect(amount(funding.exampleBaseShare)).toBe(8_400);
    expect(amount(funding.exampleFullGrant)).toBe(12_600);
    expect(amount(funding.exampleFullShare)).toBe(5_400);
  });

  it('carries the facade example through', () => {
    const { exampleTotal, exampleGrantRate, exampleGrant, exampleOwnShare, exampleSaving, examplePayback } = facade;
    expect((amount(exampleTotal) * amount(exampleGrantRate)) / 100).toBe(amount(exampleGrant));
    expect(amount(exampleTotal) - amount(exampleGrant)).toBe(amount(exampleOwnShare));
    expect(amount(exampleOwnShare) / amount(exampleSaving)).toBeCloseTo(amount(examplePayback), 1);
  });

  it('carries the window example through', () => {
    expect(amount(windowExample.examplePerWindow)).toBe(750);
    expect(amount(windowExample.exampleGrant) + amount(windowExample.exampleOwnShare)).toBe(
      amount(windows.exampleTotal),
    );
  });
});
