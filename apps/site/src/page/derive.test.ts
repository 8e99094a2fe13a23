import { describe, expect, it } from 'vitest';
import type { GuideRecord, PageRecord } from '../content/records';
import { capital, strong, term, text } from '../content/text';
import { baseGrant, kfwLoan } from '../figures/funding';
import { insulation } from '../figures/savings';
import { derive } from './derive';

const base: PageRecord = {
  topic: 'Probe',
  h1: 'Probe',
  description: 'Probe',
  lead: text`Das spart ${insulation}. ${capital(insulation)} sind viel.`,
  art: 'house',
};

describe('derive', () => {
  it('lists the terms that are used, with their meaning', () => {
    const { terms } = derive({ ...base, lead: text`${strong('Erst')} messen, dann ${term('cop', 'COP')}.` });
    expect(terms).toMatchObject([{ id: 'cop', meaning: expect.any(String) }]);
  });

  it('explains all terms by name, in the order of German letters', () => {
    const { terms } = derive({ ...base, sections: [{ type: 'glossary', heading: 'Alle Begriffe' }] } as PageRecord);
    const names = terms.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect(names.length).toBeGreaterThan(10);
  });

  it('leads to the public bodies of which only a term speaks (D-OFFICIAL)', () => {
    const { bodies } = derive({ ...base, sections: [{ type: 'glossary', heading: 'Alle Begriffe' }] } as PageRecord);
    expect(bodies.map(({ name }) => name)).toEqual(expect.arrayContaining(['KfW', 'BAFA']));
  });

  it('refuses a term that the glossary does not know', () => {
    const lead = text`Erst ${term('copp' as never, 'COP')}.`;
    expect(() => derive({ ...base, lead })).toThrow('There is no term “copp”. Correct it in the record, or explain it');
  });

  it('makes the table of contents from the headings of sections', () => {
    const record: PageRecord & Pick<GuideRecord, 'sections'> = {
      ...base,
      sections: [
        { type: 'prose', heading: 'Was kostet das für Häuser?', blocks: [text`Wenig.`] },
        { type: 'prose', heading: 'Und sonst?', id: 'sonst', blocks: [text`Nichts.`] },
      ],
    };
    expect(derive(record).toc).toEqual([
      { id: 'was-kostet-das-fuer-haeuser', label: 'Was kostet das für Häuser?' },
      { id: 'sonst', label: 'Und sonst?' },
    ]);
  });

  it('names the source of a figure once, wherever it stands', () => {
    const record = { ...base, lead: text`Es gibt ${baseGrant}.`, facts: [{ label: 'Zuschuss', value: baseGrant }] };
    const { sources } = derive(record);
    expect(sources).toMatchObject([{ label: baseGrant.label, value: '30\u00a0%' }]);
  });

  it('lists sources and names the page with the other value', () => {
    const { sources, conflicts } = derive({ ...base, lead: text`Es gibt ${kfwLoan}.` });
    expect(sources).toHaveLength(1);
    expect(conflicts).toMatchObject([
      {
        label: kfwLoan.label,
        here: 'bis zu\u00a0120.000\u00a0€',
        there: 'bis zu\u00a0150.000\u00a0€',
        paths: ['/fenster-kosten'],
        safer: 'bis zu\u00a0120.000\u00a0€',
      },
    ]);
  });
});
