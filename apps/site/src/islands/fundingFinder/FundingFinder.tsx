import { buttonVariants } from '@sanierungsweg/ui/button';
import { useEffect, useRef, useState } from 'react';
import * as styles from '../calculator/Calculator.css';
import { type ToolFigure, valuesOf } from '../calculator/figure';
import { euro } from '../calculator/german';
import { later } from '../calculator/later';
import { Mark } from '../calculator/Mark';
import { NumberEntry } from '../calculator/NumberEntry';
import type { Official } from '../calculator/Reservation';
import { Sheet, type SheetPlace } from '../calculator/Sheet';
import { useCalculator } from '../calculator/useCalculator';
import * as finder from './FundingFinder.css';
import {
  COST,
  compareWays,
  type FinderFigures,
  type FinderInputs,
  finderFields,
  findProgrammes,
  type ProgrammeId,
  type Reason,
  type Use,
  type Work,
} from './find';
import { answerOf, Questions, type QuestionWords } from './Questions';

interface More {
  readonly more: { readonly to: string; readonly label: string };
}

/** A programme in words, and what one kind of work has instead. */
export interface ProgrammeWords extends More, Partial<Record<Work, More>> {
  readonly name: string;
  readonly amount: string;
  readonly condition: string;
  readonly application: string;
}

export interface FundingFinderProps {
  readonly figures: FinderFigures;
  readonly place: SheetPlace;
  readonly official: Official;
  readonly programmes: Readonly<Record<ProgrammeId, ProgrammeWords>>;
  /** In the order in which they are asked. */
  readonly questions: readonly QuestionWords<'work' | 'use' | 'state' | 'plan'>[];
  /** Why a programme is not for somebody. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** What a plan changes, with one and without; what tenants can do, for whom no programme fits, and where they go on. */
  readonly advice: Readonly<Record<'bafa' | 'withoutPlan' | 'tenant' | 'to' | 'label', string>>;
}

const Programmes = later(() => import('./Programmes').then((module) => module.Programmes));
const Comparison = later(() => import('./Comparison').then((module) => module.Comparison));

/** Which programmes fit, and a grant against a tax relief. One question at a time. */
export function FundingFinder({
  figures,
  place,
  official,
  programmes,
  questions: asked,
  reasons,
  advice,
}: FundingFinderProps) {
  const numbers = valuesOf(figures);
  const calculator = useCalculator<FinderInputs>(finderFields, {
    work: 'facade',
    use: 'owner',
    state: 'nw',
    plan: true,
    cost: numbers.exampleCost,
  });
  const { values, set } = calculator;
  const changed = calculator.state !== 'example';
  // Which question is asked, after how many moves.
  const [[at, moves], move] = useState<readonly [at: number, moves: number]>([0, 0]);
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (moves) question.current?.focus();
  }, [moves]);

  const found = findProgrammes(values);
  const fits = found.flatMap(({ id, reason }) => (reason ? [] : id));
  const federal = values.plan ? 'bafa' : 'withoutPlan';
  const byUse: Partial<Record<Use, ToolFigure>> = figures;
  const shown: Partial<Record<ProgrammeId, ToolFigure>> = {
    ...figures,
    bafa: figures[federal],
    heatPump: byUse[values.use] ?? figures.heatPump,
  };
  const amountOf = (id: ProgrammeId) => shown[id]?.text ?? programmes[id].amount;
  const marked = (id: ProgrammeId) => (
    <>
      {amountOf(id)}
      {shown[id] && <Mark figure={shown[id]} />}
    </>
  );
  const questions = asked.map((one) => ({
    ...one,
    value: one.name === 'plan' ? (values.plan ? 'yes' : 'no') : values[one.name],
  }));
  const results =
    fits.length > 0
      ? fits.map((id) => ({ label: programmes[id].name, value: amountOf(id) }))
      : [{ label: 'Für Sie', value: 'kein Programm' }];
  const compared = fits.includes('bafa') && fits.includes('tax');
  const rates = { ...numbers, grant: numbers[federal] };
  const { grant, tax } = compareWays(values.cost, rates);
  const cost = euro(values.cost);
  const amounts = `Zuschuss ${euro(grant)} oder Steuerbonus ${euro(tax)}`;
  return (
    <Sheet
      calculator={calculator}
      title="Fördermittel-Finder"
      figures={figures}
      place={place}
      button="Fachbetrieb suchen"
      official={official}
      sentence={`Passende Programme: ${fits.map((id) => programmes[id].name).join(', ') || 'keines'}${compared ? `; bei ${cost} ${amounts}` : ''}.`}
      peek={results.slice(0, 2)}
      given={[
        ...questions.map((one) => ({ label: one.topic, value: answerOf(one) })),
        ...(compared ? [{ label: 'Kosten der Maßnahme', value: cost }] : []),
      ]}
      found={results}
      more={compared ? [{ label: `Bei ${cost}`, value: amounts }] : []}
      renderInputs={(showResult) => (
        <Questions
          questions={questions}
          at={at}
          goTo={(next) => (asked[next] ? move([next, moves + 1]) : showResult())}
          place={question}
          onAnswer={(name, value) => set({ [name]: name === 'plan' ? value === 'yes' : value })}
        />
      )}
      result={
        <>
          <p className={styles.why}>
            {questions.map(answerOf).slice(0, 3).join(' · ')} · {values.plan ? 'mit' : 'ohne'} Sanierungsfahrplan.{' '}
            {fits.includes('bafa') && advice[federal]}
            {values.use === 'tenant' && (
              <>
                {advice.tenant} <a href={advice.to}>{advice.label}</a>
              </>
            )}
          </p>
          <div className={styles.scripted}>
            <button
              type="button"
              className={buttonVariants({ variant: 'outline' })}
              onClick={() => move([0, moves + 1])}
            >
              Antworten ändern
            </button>
          </div>
        </>
      }
      below={
        <>
          <Programmes
            changed={changed}
            fitting={fits.map((id) => ({
              ...programmes[id],
              ...programmes[id][values.work],
              amount: marked(id),
            }))}
            others={found.flatMap(({ id, reason }) =>
              reason ? [{ label: programmes[id].name, formula: reasons[reason], result: marked(id) }] : [],
            )}
          />
          {compared && (
            <div className={finder.comparison}>
              <NumberEntry calculator={calculator} name="cost" label="Kosten der Maßnahme" unit="€" limits={COST} />
              <Comparison
                changed={changed}
                cost={values.cost}
                rates={rates}
                grantCap={figures.grantCap}
                taxCap={figures.taxCap}
              />
            </div>
          )}
        </>
      }
    />
  );
}
