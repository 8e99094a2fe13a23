import { describe, expect, it } from 'vitest';
import { FUNDING_AS_OF } from '../figures/figure';
import { pagesByFigure } from '../page/pagesByFigure';
import { changesFeed } from './changesFeed';
import { ledger } from './ledger/ledger';
import { openData, openDataCsv } from './openData';
import { germanMonth } from './sources';

const ORIGIN = 'https://www.example.org';
const named = await pagesByFigure();
const { figures } = openData(ORIGIN, named);
const byId = new Map(figures.map((figure) => [figure.id, figure]));

describe('the guide values as open data', () => {
  it('say what a value is, where it comes from, where it stands and what it conflicts with', () => {
    expect(byId.get('funding.heatPumpGrant')).toEqual({
      id: 'funding.heatPumpGrant',
      label: 'Höchste Förderung einer Wärmepumpe',
      text: 'bis zu 70 %',
      min: 70,
      max: 70,
      unit: 'percent',
      bound: 'upTo',
      subject: 'funding',
      asOf: FUNDING_AS_OF,
      checkedOn: null,
      source: `Angabe des Betreibers, Stand ${germanMonth(FUNDING_AS_OF)}`,
      body: 'https://www.kfw.de/',
      pages: ['/waermepumpe-foerderung', '/foerderungen', '/heizung', '/neue-waermepumpe'].map((path) => ORIGIN + path),
      conflicts: ['funding.heatPumpGrantCostPage'],
      formula: null,
    });
  });

  it('say all of it in plain words, which others search and sort', () => {
    expect(byId.get('funding.kfwLoan')?.label).toBe('Kredit KfW 261');
    const joined = figures.flatMap(({ label, text, source, formula }) => [label, text, source, formula ?? '']);
    expect(joined.filter((words) => /[\u00a0\u00ad\u2011\u2060]/.test(words))).toEqual([]);
  });

  it('give the formula of what is calculated, and none of what is given', () => {
    expect(byId.get('windowExample.exampleGrant')?.formula).toBe(
      'Zuschuss für neue Fenster × Beispiel: Kosten aller Fenster ÷ 100',
    );
    expect(
      figures.filter(({ formula, source }) => (formula === null) === source.startsWith('Eigene Rechnung')),
    ).toEqual([]);
  });

  it('say once of a calculation that it is one of an example', () => {
    expect(byId.get('insulationExample.savingPerArea')?.source).toBe(
      'Eigene Rechnung am Beispiel: Ersparnis ÷ Fassadenfläche',
    );
    expect(figures.filter(({ source }) => /[Bb]eispiel.*[Bb]eispiel/.test(source)).map(({ id }) => id)).toEqual([]);
  });

  it('call an assumption only what nobody has given or calculated', () => {
    expect(figures.filter(({ source }) => source === 'Unsere Annahme').map(({ id }) => id)).toEqual([
      'homeExample.windowArea',
    ]);
    expect(byId.get('planner.rate')?.source).toBe(byId.get('insulationExample.rateWithoutPlan')?.source);
  });

  it('name the pages of what is calculated, as of what is given', () => {
    const pagesOf = (id: string) => byId.get(id)?.pages.map((page) => page.replace(ORIGIN, ''));
    expect(pagesOf('planner.facade')).toEqual(['/']);
    expect(pagesOf('windowExample.exampleOwnShare')).toEqual(['/fenster-kosten']);
    expect(figures.filter(({ pages }) => pages.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('say of another name for a figure, or its end, what contradicts that figure', () => {
    const contradicting = (id: string) => byId.get(id)?.conflicts;
    expect(contradicting('planner.heatPumpRate')).toEqual(['funding.heatPumpGrantCostPage']);
    expect(contradicting('heatPumpExample.cautiousRate')).toEqual(['funding.heatPumpGrant']);
    expect(contradicting('planner.brineWater')).toEqual(contradicting('heatPumps.brineWaterPrice'));
    expect(contradicting('planner.roofSaving')).toEqual(contradicting('savings.roofByType'));
    expect(contradicting('solarExample.mediumPriceLow')).toEqual(['photovoltaics.mediumPrice']);
    expect(contradicting('heatPumpExample.lowGrant'), 'calculated').toEqual([]);
  });

  it('hold no promise and no claim of the operator', () => {
    expect(figures.filter(({ id }) => id.startsWith('service.'))).toEqual([]);
  });

  it('are the same table as CSV, a line a figure, umlauts readable', () => {
    const csv = openDataCsv(ORIGIN, named);
    const lines = csv.slice(1).trimEnd().split('\r\n');
    expect(csv.startsWith('\uFEFFid,label,text,min,max,')).toBe(true);
    expect(lines).toHaveLength(figures.length + 1);
    expect(lines.find((line) => line.startsWith('roof.coveringLifespan,'))).toContain('50 Jahre,50,50,years');
    expect(lines.find((line) => line.startsWith('facade.grantULimit,'))).toContain('"höchstens 0,20 W/(m²K)"');
  });

  it('announce their changes as Atom, one entry a change', () => {
    const feed = changesFeed(ORIGIN);
    expect(feed.match(/<entry>/g)).toHaveLength(ledger.changes.length);
    expect(feed).toContain(`<updated>${ledger.changes[0]?.date}T12:00:00Z</updated>`);
    expect(feed).toContain(`<link rel="self" href="${ORIGIN}/daten/aenderungen.xml"/>`);
  });

  it('announce them also for a name of the site with signs that mean something in XML', () => {
    const feed = changesFeed(ORIGIN, 'Haus & Hof');
    expect(feed).toContain('<title>Änderungen an den Zahlen, Haus &amp; Hof</title>');
    expect(feed).toContain('<name>Haus &amp; Hof</name>');
  });
});
