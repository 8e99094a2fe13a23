import { describe, expect, it } from 'vitest';
import { figure } from '../../figures/figure';
import { loadPages } from '../checks/pages';
import { currentState } from './currentState';
import { type Ledger, ledger, ledgerProblems, recorded, updatedLedger } from './ledger';

const known: Ledger = {
  figures: { 'a.rate': { value: '20\u00a0%', since: '2026-01-01' } },
  pages: { '/': { hash: 'one', changed: '2026-01-01' } },
  changes: [{ date: '2026-01-01', why: 'Anfang.', figures: ['a.rate'] }],
};
const same = { figures: { 'a.rate': '20\u00a0%' }, pages: { '/': 'one' } };

describe('the ledger', () => {
  it('knows every figure and page of the site as it is; pnpm --filter @sanierungsweg/site ledger "Grund." mends it', async () => {
    expect(ledgerProblems(currentState(await loadPages()))).toEqual([]);
  });

  it('refuses a figure of a page that stands in no file of the registry', async () => {
    const [page] = await loadPages();
    if (!page) throw new Error('The site has no page.');
    const stray = figure({ label: 'Zuschuss', subject: 'claim', unit: 'euro', value: 5, pages: ['/'] });
    const record = { ...page.record, keyFigures: [{ label: 'gibt es', value: stray }] };
    expect(() => currentState([{ path: '/', record }])).toThrow(/^figures: [^]*registry\.ts[^]*“Zuschuss” on \/$/);
  });

  it('gives its changes newest first, each with a sentence', () => {
    const dates = ledger.changes.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort((a, b) => b.localeCompare(a)));
    expect(ledger.changes.filter(({ why }) => !/^\p{Lu}.*[.]$/u.test(why))).toEqual([]);
  });

  it('stops for a figure without a line that says why', () => {
    const state = { ...same, figures: { 'a.rate': '25\u00a0%', 'b.new': '3' } };
    expect(ledgerProblems(state, known)).toEqual([
      '  a.rate: was “20\u00a0%”, is “25\u00a0%”. Say why.',
      '  b.new: was nothing, is “3”. Say why.',
    ]);
    expect(() => updatedLedger(state, known, '', '2026-02-01')).toThrow('no reason is given');
    expect(() => updatedLedger(state, known, 'Neue Zahl', '2026-02-01')).toThrow(
      '“Neue Zahl” is no sentence: it ends without a full stop',
    );
  });

  it.each([
    ['-- Der Satz ist gestiegen.', 'begins without a capital letter'],
    ['der Satz ist gestiegen.', 'begins without a capital letter'],
    ['Der Satz ist gestiegen!', 'ends without a full stop'],
    ['Grund.', 'is a single word'],
  ])('does not show readers “%s” as a reason', (why, fault) => {
    const state = { ...same, figures: { 'a.rate': '25\u00a0%' } };
    expect(() => updatedLedger(state, known, why, '2026-02-01')).toThrow(
      `ledger: a.rate changed and “${why}” is no sentence: it ${fault}. Nothing was written.`,
    );
  });

  it('stops for a value that was written into the ledger by hand', () => {
    const byHand = { ...known, figures: { 'a.rate': { value: '20\u00a0%', since: '2026-03-03' } } };
    expect(ledgerProblems(same, byHand)).toEqual(['  a.rate: changes.json has no line of 2026-03-03 that says why.']);
  });

  it('stops for a page whose words have changed', () => {
    expect(ledgerProblems({ ...same, pages: { '/': 'two' } }, known)).toEqual([
      '  /: its content has changed. Record the day.',
    ]);
  });

  it('writes the reason, and the day only where something changed', () => {
    const state = { figures: { 'a.rate': '25\u00a0%' }, pages: { '/': 'one', '/dach': 'new' } };
    const next = updatedLedger(state, known, 'Der Satz ist gestiegen.', '2026-02-01');
    expect(next.figures['a.rate']).toEqual({ value: '25\u00a0%', since: '2026-02-01' });
    expect(next.pages).toEqual({
      '/': { hash: 'one', changed: '2026-01-01' },
      '/dach': { hash: 'new', changed: '2026-02-01' },
    });
    expect(next.changes[0]).toEqual({ date: '2026-02-01', why: 'Der Satz ist gestiegen.', figures: ['a.rate'] });
    expect(ledgerProblems(state, next)).toEqual([]);
  });

  it('tells a reason once a day, however often figures are recorded with it', () => {
    const why = 'Die Sätze sind gestiegen.';
    const first = updatedLedger({ ...same, figures: { 'a.rate': '26\u00a0%' } }, known, why, '2026-02-01');
    const second = updatedLedger({ ...same, figures: { 'a.rate': '25\u00a0%' } }, first, why, '2026-02-01');
    const third = { ...same, figures: { 'a.rate': '25\u00a0%', 'b.new': '3' } };
    const next = updatedLedger(third, second, why, '2026-02-01');
    expect(next.changes).toEqual([{ date: '2026-02-01', why, figures: ['a.rate', 'b.new'] }, ...known.changes]);
    expect(ledgerProblems(third, next)).toEqual([]);
    const later = updatedLedger({ ...third, figures: { ...third.figures, 'b.new': '4' } }, next, why, '2026-03-01');
    expect(later.changes).toEqual([{ date: '2026-03-01', why, figures: ['b.new'] }, ...next.changes]);
  });

  it('says what it has recorded, and where a reason was not needed', () => {
    const state = { figures: { 'a.rate': '25\u00a0%' }, pages: { '/': 'one', '/dach': 'new' } };
    expect(recorded(state, known, 'Der Satz ist gestiegen.')).toEqual([
      'ledger: a.rate: “Der Satz ist gestiegen.”',
      'ledger: /dach: changed today.',
    ]);
    expect(recorded(same, known, '')).toEqual(['ledger: No page has changed.']);
    expect(recorded(same, known, 'Grund.')[0]).toBe('ledger: No figure has changed, so “Grund.” was not written down.');
  });
});
