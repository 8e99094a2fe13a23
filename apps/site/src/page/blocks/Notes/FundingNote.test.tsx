import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { germanMonth } from '../../../content/sources';
import { text } from '../../../content/text';
import { FUNDING_AS_OF, funding } from '../../../figures/figure';
import {
  adviceGrant,
  northRhine,
  northRhineShare,
  quotaYield,
  solarTaxFree,
  wallboxGrant,
} from '../../../figures/funding';
import { feedInYears } from '../../../figures/roof';
import { insulation } from '../../../figures/savings';
import { AdviceSection } from '../Advice/AdviceSection';
import { ProseSection } from '../Prose/ProseSection';
import { StepsSection } from '../Steps/StepsSection';
import { Summary } from '../Summary/Summary';

const HEADING = 'Was die Beratung kostet';
const grant = text`Der Staat trägt ${adviceGrant}.`;
const saving = text`Das spart ${insulation}.`;

const drawn = {
  'running text': (words: typeof grant) => (
    <ProseSection section={{ type: 'prose', heading: HEADING, blocks: [words] }} />
  ),
  advice: (words: typeof grant) => (
    <AdviceSection section={{ type: 'advice', audience: 'owners', heading: HEADING, blocks: [words] }} />
  ),
  steps: (words: typeof grant) => (
    <StepsSection section={{ type: 'steps', heading: HEADING, steps: [{ title: 'Beraten lassen', text: words }] }} />
  ),
  'the short answer': (words: typeof grant) => <Summary points={[words]} />,
  'the lead above the short answer': (words: typeof grant) => <Summary lead={words} points={[text`Ohne Zahl.`]} />,
};

const DATE = `Stand ${germanMonth(FUNDING_AS_OF)}, unverbindlich`;
const earlier = funding({ label: 'Zuschuss', unit: 'percent', value: 10, body: 'bafa', asOf: '2020-05', pages: [] });

describe('the date of figures on public money (D-FIGURES)', () => {
  it.each(Object.entries(drawn))('stands once under %s that names one', (_name, draw) => {
    expect(renderToStaticMarkup(draw(grant)).split(DATE)).toHaveLength(2);
  });

  it.each(Object.entries(drawn))(
    'is under %s that of its own figures, from the oldest to the newest',
    (_name, draw) => {
      expect(renderToStaticMarkup(draw(text`Erst ${earlier}.`))).toContain('Stand Mai 2020, unverbindlich');
      const both = renderToStaticMarkup(draw(text`Jetzt ${adviceGrant}, erst ${earlier}.`));
      expect(both).toContain(`Stand Mai 2020 bis ${germanMonth(FUNDING_AS_OF)}, unverbindlich`);
    },
  );

  it.each(Object.entries(drawn))('stands under no other figure of %s', (_name, draw) => {
    expect(renderToStaticMarkup(draw(saving))).not.toContain(DATE);
  });

  const wordsOf = (words: typeof grant) =>
    renderToStaticMarkup(drawn['the short answer'](words)).replace(/<[^>]*>|\(öffnet[^)]*\)/g, '');

  it('names KfW and BAFA, beside them whoever else decides on a figure, and only others where neither does', () => {
    const ours = `${DATE}; maßgeblich sind die Richtlinien von KfW und BAFA`;
    expect(wordsOf(grant)).toContain(`${ours}.`);
    expect(wordsOf(text`${feedInYears}, ${solarTaxFree}`)).toContain(
      `${ours} für deren Programme, für diese Angaben aber andere Regeln, zu prüfen bei: Bundesnetzagentur und Gesetze im Internet.`,
    );
    expect(wordsOf(text`${northRhineShare}`)).toContain(`${ours}, außerdem zu prüfen bei: Förderdatenbank des Bundes.`);
    expect(wordsOf(text`${wallboxGrant}, ${quotaYield}, ${northRhine}`)).toContain(
      `${ours}, außerdem zu prüfen bei: Verbraucherzentrale und Förderdatenbank des Bundes.`,
    );
  });
});
