import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bare, capital, english, link, strong, term, text } from '../../../content/text';
import { heatPumpGrant, taxBonusYears } from '../../../figures/funding';
import { insulation } from '../../../figures/savings';
import { markPlace } from '../../../styles/markPlace.css';
import { mark } from '../Figures/FigureView.css';
import * as styles from './TermView.css';
import { TextView } from './TextView';

it('writes figures as words, one text node where the reader sees one', () => {
  const sentence = text`Das spart ${insulation}. ${capital(insulation)} sind viel, ${bare(insulation)} auch.`;
  expect(renderToString(<TextView text={sentence} />)).toBe(
    'Das spart bis zu\u00a040\u00a0%. Bis zu\u00a040\u00a0% sind viel, 40\u00a0% auch.',
  );
});

it('draws links, stress, terms and foreign words', () => {
  const sentence = text`${strong('Erst')} ${link('/dach', 'das Dach')}, dann ${term('cop', 'COP')} und ${english('Smart Meter')}.`;
  expect(renderToStaticMarkup(<TextView text={sentence} />)).toBe(
    `<strong>Erst</strong> <a href="/dach">das Dach</a>, dann <a href="#begriff-cop" class="${styles.term}" data-term="">COP</a> und <span lang="en">Smart Meter</span>.`,
  );
});

it('marks a figure that another page names differently, with a note that opens without scripts', () => {
  expect(renderToStaticMarkup(<TextView text={text`Es gibt ${heatPumpGrant}.`} />)).toBe(
    `Es gibt bis zu\u00a070\u00a0%<span class="${markPlace}">\u2060<button type="button" class="${mark}" popoverTarget="andere-angabe-funding-heatpumpgrant-hinweis" aria-label="Andere Angabe auf einer anderen Seite: Hinweis zu bis zu\u00a070\u00a0%">i</button></span>.`,
  );
});

it('names such a mark in a sentence that listeners can follow', () => {
  expect(renderToStaticMarkup(<TextView text={text`Verteilt auf ${taxBonusYears}.`} />)).toContain(
    'Verteilt auf 3\u00a0Jahre<',
  );
  expect(renderToStaticMarkup(<TextView text={text`${taxBonusYears}`} />)).toContain('Hinweis zu 3\u00a0Jahren"');
});
