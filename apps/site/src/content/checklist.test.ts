import { describe, expect, it } from 'vitest';
import { MEASURES } from '../islands/housePlan/calculate';
import { checklistWay } from '../page/blocks/Checklist/checklistWay';
import { routes } from '../routes';
import { checklistOf } from './checklist';
import { loadPages } from './checks/pages';
import { plannerRecord } from './pages/planner';
import type { PageRecord } from './records';
import { tradeOf, trades } from './trades';
import { printedText, textsOf } from './walk';

const pages = await loadPages();

function recordOf(path: string): PageRecord {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page.record;
}

/** Each list entry and table cell that the page shows, to the letter. */
const saidOn = (path: string) => new Set(textsOf(recordOf(path)).map(({ text: words }) => printedText(words)));

describe('checklists for offers', () => {
  it('there are for every trade that we count, each on a page of its own', () => {
    expect(trades, 'Where a trade came to trades.ts, or went, count it here.').toHaveLength(12);
    expect(new Set(trades.map(({ on }) => on)).size).toBe(trades.length);
    expect(new Set(trades.map(({ name }) => name)).size).toBe(trades.length);
  });

  it.each(trades)('$name asks at least four things, each once', ({ on }) => {
    const titles = checklistOf(recordOf(on)).items.map(({ title }) => title);
    expect(
      titles.length,
      `“checklist” in the record of ${on} marks the tables and lists that ask. Mark some, or more of them.`,
    ).toBeGreaterThanOrEqual(4);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(trades)('$name asks questions, as its heading counts them', ({ on }) => {
    const { items } = checklistOf(recordOf(on));
    expect(items.filter(({ title, hint = '' }) => !title.endsWith('?') && !hint.includes('?'))).toEqual([]);
  });

  it('the planner asks in one manner: a question, without quotation marks and without a title', () => {
    const asked = Object.values(plannerRecord.works).flatMap(({ questions }) => questions.map(printedText));
    expect(asked.length).toBeGreaterThan(MEASURES.length);
    expect(asked.filter((question) => !/^\p{Lu}[^„“:]*\?$/u.test(question))).toEqual([]);
  });

  it.each(trades)('$name invents nothing: every line stands in a table or list of the page', ({ on }) => {
    const said = saidOn(on);
    const { items, warnings } = checklistOf(recordOf(on));
    const invented = items.filter(
      ({ title, hint }) => !said.has(title) && !said.has(`${title}: ${hint}`) && !(hint && said.has(hint)),
    );
    expect(invented).toEqual([]);
    const unsaid = warnings.flatMap(({ heading, items: lines }) => [
      ...(said.has(heading) ? [] : [heading]),
      ...lines.filter((line) => !said.has(line) && !line.split(/: |(?<=\?) /).every((part) => said.has(part))),
    ]);
    expect(unsaid).toEqual([]);
  });

  it('take the third column of a table and the lists of warnings as what to beware of', () => {
    const { items, warnings } = checklistOf(recordOf('/fachbetriebe-daemmung'));
    expect(items[0]).toEqual({ title: 'Wie wurde die Fläche ermittelt?', hint: 'gemessen, Fenster abgezogen' });
    expect(warnings.map(({ heading }) => heading)).toEqual(['Vorsicht bei', 'Warnzeichen vor der Unterschrift']);
    expect(warnings[0]?.items[0]).toBe('Wie wurde die Fläche ermittelt? „ca.“ ohne Aufmaß');
  });

  it('take the bold words of a list entry as what it is about, and an entry without them whole', () => {
    expect(checklistOf(recordOf('/klima')).items[1]).toEqual({
      title: 'Schall',
      hint: 'Wie laut ist die Außeneinheit am Fenster des Nachbarn, auch im Nachtbetrieb?',
    });
    expect(checklistOf(recordOf('/garage')).items[2]).toEqual({
      title: 'Liegt eine Statik für Schnee und Wind an Ihrem Ort bei?',
    });
  });

  it('are empty where a page marks nothing', () => {
    expect(checklistOf(recordOf('/impressum'))).toEqual({ items: [], warnings: [] });
  });

  it.each(pages)(
    '$path marks questions if and only if it holds the checklist of its trade',
    ({ path, route, record }) => {
      expect(
        checklistOf(record).items.length > 0,
        'Mark questions where content/trades.ts has the checklist of a trade stand, and on no other page.',
      ).toBe(tradeOf(route)?.on === path);
    },
  );
});

describe('the way to the checklist', () => {
  const wayFrom = (path: string) => checklistWay(routes.find((route) => route.path === path)!);

  it('leads from every page on a trade to its checklist, and within the page that holds it', () => {
    expect(wayFrom('/daemmung-fassade')).toEqual({
      to: '/fachbetriebe-daemmung#angebots-checkliste',
      label: 'Angebots-Checkliste Dämmung',
    });
    expect(wayFrom('/klima')?.to).toBe('#angebots-checkliste');
  });

  it('leads to all of them where the form is for every trade', () => {
    expect(wayFrom('/')?.to).toBe('/handwerkersuche#angebots-checklisten');
    expect(wayFrom('/handwerkersuche')?.to).toBe('#angebots-checklisten');
  });

  it('is missing only where there are no offers of one trade to compare', () => {
    const without = routes.filter(({ template }) => template === 'guide' || template === 'landing');
    expect(
      without.filter((route) => !checklistWay(route)).map(({ path }) => path),
      'Name the page of a trade in “also” of its line in content/trades.ts, one with offers of no single trade here.',
    ).toEqual(['/solarthermie-kosten', '/balkon-solaranlage', '/foerderungen', '/energietrends', '/energieberater']);
  });
});
