import { describe, expect, it } from 'vitest';
import type { GuideRecord, PageRecord } from '../content/records';
import { bare, capital, link, strong, term, text } from '../content/text';
import { baseGrant, kfwLoan } from '../figures/funding';
import { insulation } from '../figures/savings';
import { bake, headingId } from './bake';
import { plainText } from './plainText';

const route = { path: '/daemmung', template: 'guide' } as const;

const base: PageRecord = {
  topic: 'Probe',
  h1: 'Probe',
  description: 'Probe',
  lead: text`Das spart ${insulation}. ${capital(insulation)} sind viel, ${bare(insulation)} auch.`,
  art: 'house',
};

describe('bake', () => {
  it('turns figures in sentences into words and joins them', () => {
    const { record } = bake(base, route);
    expect(record.lead).toEqual(['Das spart bis zu\u00a040\u00a0%. Bis zu\u00a040\u00a0% sind viel, 40\u00a0% auch.']);
  });

  it('keeps links, stress and terms, and lists the terms that are used', () => {
    const { record, terms } = bake(
      { ...base, lead: text`${strong('Erst')} ${link('/dach', 'das Dach')}, dann ${term('cop', 'COP')}.` },
      route,
    );
    expect(record.lead).toEqual([
      { strong: 'Erst' },
      ' ',
      { to: '/dach', label: 'das Dach' },
      ', dann ',
      { term: 'cop', label: 'COP' },
      '.',
    ]);
    expect(terms.map(({ id }) => id)).toEqual(['cop']);
  });

  it('names size and text alternative of a drawing', () => {
    expect(bake(base, route).record.art).toMatchObject({
      id: 'house',
      width: expect.any(Number),
      height: expect.any(Number),
    });
  });

  it('derives ids and the table of contents from headings', () => {
    const sections: GuideRecord['sections'] = [
      { type: 'prose', heading: 'Was kostet das für Häuser?', blocks: [text`Wenig.`] },
    ];
    const { toc } = bake({ ...base, sections } as unknown as PageRecord, route);
    expect(toc).toEqual([{ id: 'was-kostet-das-fuer-haeuser', label: 'Was kostet das für Häuser?' }]);
  });

  it('bakes the value of a labelled figure', () => {
    const record = bake({ ...base, facts: [{ label: 'Zuschuss', value: baseGrant }] } as PageRecord, route)
      .record as unknown as {
      facts: unknown;
    };
    expect(record.facts).toEqual([
      { label: 'Zuschuss', value: { text: '30\u00a0%', bare: '30\u00a0%', range: [30, 30], unit: 'percent' } },
    ]);
  });

  it('lists sources and names the page with the other value', () => {
    const { sources, conflicts } = bake({ ...base, lead: text`Es gibt ${kfwLoan}.` }, route);
    expect(sources).toHaveLength(1);
    expect(conflicts).toMatchObject([
      {
        label: kfwLoan.label,
        here: 'bis zu\u00a0120.000\u00a0€',
        there: 'bis zu\u00a0150.000\u00a0€',
        paths: ['/fenster-kosten'],
      },
    ]);
  });

  it('adds the sentence on the provider where the route has a form', () => {
    const lead = { integration: 'insulation', anchor: 'x' } as const;
    expect(bake(base, route).broker).toBeUndefined();
    expect(plainText(bake(base, { ...route, lead, offers: 'few' }).broker ?? [])).toContain('bis zu\u00a03');
    expect(plainText(bake(base, { ...route, lead, offers: 'most' }).broker ?? [])).toContain('bis zu\u00a05');
  });
});

describe('headingId', () => {
  it('writes umlauts out and drops the rest', () => {
    expect(headingId('Öfen & Größe – „ja“?')).toBe('oefen-groesse-ja');
  });
});
