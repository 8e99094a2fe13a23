import { describe, expect, it } from 'vitest';
import { promisedOffers } from '../../page/promisedOffers';
import { offersOf, routes } from '../../routes';
import type { CityRecord, GuideRecord, InfoRecord, LandingRecord, PageRecord, Section } from '../records';
import { promise } from '../shared';
import { bodyOf, figuresIn, linksIn, plainText, targetsIn, textsOf, wordsIn, wordsOf } from '../walk';
import { type CheckedPage, loadPages } from './pages';

const pages = await loadPages();
const drawnBy = (template: string) => pages.filter(({ route }) => route.template === template);
const content = pages.filter(({ route }) => ['guide', 'landing', 'city'].includes(route.template));

/** D-OFFERS: which figure a route's number of offers is. */
const OFFERS = new Map([
  ['service.maxOffers', 'most'],
  ['service.fewOffers', 'few'],
]);

/** What guide, city, landing and info records have in common for these checks. */
type AnyRecord = PageRecord & Partial<GuideRecord & CityRecord & LandingRecord & InfoRecord>;

function sectionsOf(record: PageRecord): readonly Section[] {
  const { sections, guide } = record as AnyRecord as {
    sections?: readonly Section[];
    guide?: { sections: readonly Section[] };
  };
  return [...(sections ?? []), ...(guide?.sections ?? [])];
}

/** Anchors of a page that do not change with the wording of a heading. */
function anchorsOf({ route, record }: CheckedPage): readonly string[] {
  return [
    ...(route.lead ? [route.lead.anchor] : []),
    ...sectionsOf(record).flatMap(({ id }) => id ?? []),
    ...('faq' in record ? ['fragen'] : []),
  ];
}

function repeats(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('forms and calls to action', () => {
  const count = (record: PageRecord, type: Section['type']) =>
    sectionsOf(record).filter((section) => section.type === type).length;

  it.each(drawnBy('guide').filter(({ route }) => route.lead))('$path has exactly one form', ({ record }) => {
    expect(count(record, 'leadForm')).toBe(1);
  });

  it.each(drawnBy('guide').filter(({ route }) => !route.lead))(
    '$path has no form, but exactly one way to it',
    ({ record }) => {
      expect(count(record, 'leadForm'), 'Sections “leadForm”: the route names no form as its “lead”.').toBe(0);
      expect(count(record, 'callToAction'), 'Sections “callToAction”: a page without a form has one.').toBe(1);
    },
  );

  it.each(drawnBy('guide'))('$path calls to action at most once outside of its form', ({ record }) => {
    expect(count(record, 'callToAction')).toBeLessThanOrEqual(1);
  });

  it.each(drawnBy('landing'))('$path has its form in one place only', ({ record }) => {
    expect(sectionsOf(record).filter(({ type }) => type === 'leadForm' || type === 'callToAction')).toEqual([]);
  });

  it.each(pages.filter(({ route }) => promisedOffers(route)))(
    '$path makes the promise in its one wording',
    ({ route }) => {
      expect(plainText(promise(promisedOffers(route)!))).toMatch(
        /^Bis zu\u00a0[35] Angebote zertifizierter oder geprüfter regionaler Fachbetriebe, erste Antwort innerhalb von 48\u00a0Stunden\. Kostenlos und unverbindlich\.$/,
      );
    },
  );

  it.each(pages.filter(({ path }) => path !== '/'))('$path leaves the promise of an answer to that wording', (page) => {
    expect(figuresIn(page.record).filter(({ id }) => id === 'service.answerTime')).toEqual([]);
  });

  it.each(pages)('$path sends requests to the provider, not to the operator (D-ADDRESSEE)', ({ record }) => {
    const words = textsOf(record)
      .map(({ text }) => plainText(text))
      .join('\n');
    expect(
      words.match(/sagen Sie uns|holen wir (?:für Sie )?ein|holen wir|rühren sich|Echo|hören davon/giu) ?? [],
    ).toEqual([]);
  });

  it.each(pages)('$path promises no other number of offers than the route table', ({ route, record }) => {
    const promised = figuresIn(record)
      .map(({ id }) => id)
      .filter((id) => OFFERS.has(id));
    expect(promised.filter((id) => OFFERS.get(id) !== offersOf(route))).toEqual([]);
  });
});

describe('length', () => {
  it.each(drawnBy('guide'))('$path has 700 to 1,400 words', ({ record }) => {
    const words = wordsOf(record).length;
    expect(words, 'Words of the record: say more.').toBeGreaterThanOrEqual(700);
    expect(words, 'Words of the record: say less, or part the page.').toBeLessThanOrEqual(1_400);
  });

  it.each(drawnBy('city'))('$path has 500 to 900 words', ({ record }) => {
    const words = wordsOf(record).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  });

  it.each(drawnBy('landing'))('$path has a guide of 700 to 1,200 words', ({ record }) => {
    const words = wordsIn(bodyOf(record).filter(({ path }) => path.startsWith('guide.'))).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1_200);
  });

  it.each(content)('$path has no wall of text', ({ record }) => {
    const long = bodyOf(record).filter(
      ({ text }) => wordsIn([{ path: '', kind: 'text', text, inData: false }]).length > 110,
    );
    expect(long.map(({ path, text }) => `${path}: ${plainText(text).slice(0, 60)}…`)).toEqual([]);
  });
});

describe('tables', () => {
  it.each(content)('$path gives every row as many cells as there are columns', ({ record }) => {
    const uneven = sectionsOf(record).flatMap((section) => {
      if (section.type !== 'table') return [];
      const { heading, columns, rows } = section;
      return rows.some((row) => row.length !== columns.length) ? [heading] : [];
    });
    expect(uneven).toEqual([]);
  });
});

describe('links', () => {
  const byPath = new Map<string, CheckedPage>(pages.map((page) => [page.path, page]));

  /** Why a link leads nowhere, or nothing. */
  function problem(from: CheckedPage, to: string): string[] {
    if (to.startsWith('mailto:')) return [];
    const [path = '', anchor] = to.split('#');
    const target = path === '' ? from : byPath.get(path);
    if (!target) return [`${to}: no such route`];
    if (anchor !== undefined && !anchorsOf(target).includes(anchor)) {
      return [`${to}: no such anchor; give the section an explicit id`];
    }
    return anchor === undefined && target === from ? [`${to}: leads to its own page`] : [];
  }

  it.each(pages)('$path links to routes and anchors that exist', (page) => {
    expect(targetsIn(page.record).flatMap((to) => problem(page, to))).toEqual([]);
  });

  it.each(pages)('$path says where its links lead', ({ record }) => {
    const vague = linksIn(record).filter(({ label }) =>
      /^(?:hier|mehr|link|weiter|diese seite|mehr dazu|klicken)/i.test(label),
    );
    expect(vague.map(({ label, to }) => `${label}: ${to}`)).toEqual([]);
  });

  it.each(content)('$path makes no advice against something the name of a link', ({ record }) => {
    const named = sectionsOf(record)
      .flatMap((section) => (section.type === 'cards' ? section.cards : []))
      .filter(({ title, to, feature }) => to && !feature && /\b(?:nicht|kein[a-z]*)\b/iu.test(title));
    expect(named.map(({ title, to }) => `${title}: ${to}`)).toEqual([]);
  });

  const byName = new Map<string, string>(
    pages.flatMap(({ path, route, record }) => [route.label, record.topic].map((name) => [name.toLowerCase(), path])),
  );

  it.each(pages)('$path leads to the page whose name a link bears', ({ record }) => {
    const elsewhere = linksIn(record).filter(({ label, to }) => {
      const named = byName.get(label.toLowerCase());
      return named !== undefined && to.split('#')[0] !== named;
    });
    expect(elsewhere.map(({ label, to }) => `${label}: ${to}`)).toEqual([]);
  });

  it.each(content)('$path links to at least two other pages in its text', ({ record }) => {
    const targets = new Set(linksIn(record).map(({ to }) => to.split('#')[0]));
    expect(targets.size, 'Pages that link(…) leads to in the texts; “related” does not count.').toBeGreaterThanOrEqual(
      2,
    );
  });

  it.each(content)('$path names three to six related pages', ({ path, record }) => {
    const related = (record as AnyRecord).related ?? [];
    expect([3, 4, 5, 6], 'Name three to six pages in “related” of the record.').toContain(related.length);
    const wrong = [...repeats(related), ...related.filter((to) => to === path || !byPath.has(to))];
    expect(wrong, 'Name other pages of src/routes.ts in “related” of the record, each once.').toEqual([]);
  });

  it.each(pages)('$path has every heading and every id once', (page) => {
    const headings = sectionsOf(page.record).map(({ heading }) => heading);
    expect(repeats(headings)).toEqual([]);
    expect(repeats(anchorsOf(page))).toEqual([]);
  });

  it('every page but the home page is linked from another page or stands in a menu', () => {
    const linked = new Set(
      pages.flatMap(({ record }) => [
        ...linksIn(record).map(({ to }) => to.split('#')[0]),
        ...((record as AnyRecord).related ?? []),
      ]),
    );
    const lost = routes.filter(({ path, group }) => path !== '/' && group === undefined && !linked.has(path));
    expect(
      lost.map(({ path }) => path),
      'Lead to it in a text or in “related” of another record, or give it a “group” in src/routes.ts.',
    ).toEqual([]);
  });
});

describe('rhythm', () => {
  it('no two pages of a template have the same sequence of sections', () => {
    for (const template of ['guide', 'city', 'landing']) {
      const sequences = drawnBy(template).map(
        ({ path, record }) =>
          [
            sectionsOf(record)
              .map(({ type }) => type)
              .join(' '),
            path,
          ] as const,
      );
      const same = sequences.filter(([sequence]) => sequences.filter(([other]) => other === sequence).length > 1);
      expect(
        same.map(([sequence, path]) => `${path}: ${sequence}`),
        'Give one of them sections of other types, or in another order.',
      ).toEqual([]);
    }
  });
});
