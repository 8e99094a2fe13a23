import { describe, expect, it } from 'vitest';
import { adviceGrant, bafaGrant } from '../figures/funding';
import { roofByType } from '../figures/savings';
import type { GuideRecord } from './records';
import { bare, capital, english, link, strong, term, text } from './text';
import { bodyOf, figureOf, figuresIn, linksIn, plainText, splitWords, targetsIn, textsOf, wordsOf } from './walk';

const record: GuideRecord = {
  topic: 'Thema',
  h1: 'Überschrift',
  description: 'Beschreibung',
  lead: text`Der Zuschuss beträgt ${adviceGrant}.`,
  art: 'house',
  button: 'Anfragen',
  faq: [
    { question: 'Eins?', answer: [text`Ja.`] },
    { question: 'Zwei?', answer: [text`Ja, siehe ${link('/dach', 'Dach')}.`] },
    { question: 'Drei?', answer: [text`Ja.`] },
    { question: 'Vier?', answer: [text`Ja.`] },
    { question: 'Fünf?', answer: [text`Ja.`] },
  ],
  summary: [text`${capital(bafaGrant)} gibt es.`, text`Zwei.`, text`Drei.`],
  sections: [
    {
      type: 'cards',
      heading: 'Karten',
      cards: [
        {
          title: 'Karte',
          description: text`Text`,
          icon: 'house',
          facts: [{ label: 'Kosten', value: adviceGrant }],
          to: '/dach',
        },
      ],
    },
    {
      type: 'table',
      heading: 'Tabelle',
      caption: 'Werte',
      columns: ['Bauteil', 'Ersparnis'],
      rows: [[text`Dach`, text`${bare(roofByType)}`]],
    },
    {
      type: 'prose',
      heading: 'Prosa',
      blocks: [{ list: [text`${strong('Wichtig')} ist der ${term('uWert', 'U-Wert')}`] }],
    },
  ],
  next: { heading: 'Weiter', steps: [text`Eins.`, text`Zwei.`, text`${english('Smart Meter')} einbauen.`] },
  related: ['/dach', '/daemmung', '/heizung'],
};

const plains = textsOf(record).map(({ text: found }) => plainText(found));

describe('walking a record', () => {
  it('finds every visible text in the order of the page', () => {
    expect(plains.slice(0, 6)).toEqual([
      'Thema',
      'Beschreibung',
      'Überschrift',
      'Der Zuschuss beträgt 80\u00a0%.',
      'Anfragen',
      'Bis zu\u00a020\u00a0% gibt es.',
    ]);
    expect(plains.indexOf('Prosa')).toBeLessThan(plains.indexOf('Eins?'));
    expect(plains.at(-1)).toBe('Smart Meter einbauen.');
  });

  it('leaves out paths, icons, drawings, types and dates', () => {
    expect(plains.filter((words) => /^\/|^house$|^cards$|^2025/.test(words))).toEqual([]);
  });

  it('keeps the heads of a table and the label of a fact apart', () => {
    expect(plains).toContain('Bauteil');
    expect(plains).toContain('Ersparnis');
    expect(plains).toContain('Kosten');
  });

  it('finds figures wherever they stand, each once', () => {
    expect(figuresIn(record)).toEqual([adviceGrant, bafaGrant, roofByType]);
    expect(figureOf('Wort')).toBeUndefined();
    expect(figureOf(capital(bafaGrant))).toBe(bafaGrant);
  });

  it('finds the links of sentences', () => {
    expect(linksIn(record)).toEqual([link('/dach', 'Dach')]);
    expect(targetsIn(record)).toEqual(['/dach', '/dach']);
  });

  it('counts the words of the body, without titles and without the numbers of tables', () => {
    const words = wordsOf(record);
    expect(words).not.toContain('beschreibung');
    expect(words).not.toContain('überschrift');
    expect(words.filter((word) => word === '80')).toHaveLength(1);
    expect(words).not.toContain('15');
    expect(words).toContain('u-wert');
    expect(bodyOf(record).some(({ path }) => path === 'button')).toBe(false);
  });

  it('splits words at spaces, dashes and slashes', () => {
    expect(splitWords('„Dach“ – und/oder Wand, 12.000–18.000\u00a0€!')).toEqual([
      'dach',
      'und',
      'oder',
      'wand',
      '12.000',
      '18.000',
    ]);
  });
});
