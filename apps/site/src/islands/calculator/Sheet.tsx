// Parts of packages/ui that no page without a tool draws.
import '@sanierungsweg/ui/checkbox.css';
import '@sanierungsweg/ui/number-field.css';
import '@sanierungsweg/ui/radio-group.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { areRestored } from '../keepInputs';
import { Actions } from './Actions';
import { Announcement } from './Announcement';
import * as styles from './Calculator.css';
import { chooseAgain } from './chooseAgain';
import type { ToolFigure } from './figure';
import { later } from './later';
import type { Official } from './Reservation';
import { HEADINGS, type SummaryLine, summaryText, written } from './summary';
import type { Calculator, CalculatorState } from './useCalculator';
import { usePrintFacts } from './usePrintFacts';

const Reservation = later(() => import('./Reservation').then((module) => module.Reservation));
const Handover = later(() => import('./Handover').then((module) => module.Handover));
const Origins = later(() => import('./Origins').then((module) => module.Origins));

/** What a result counts with. */
export const STAMPS: Record<CalculatorState, string> = {
  example: 'Beispiel',
  own: 'Ihre Angaben',
  stale: 'Letztes gültiges Ergebnis',
};

/** Where a result leads: the page, and the anchor of its form. */
export interface SheetPlace {
  readonly path: string;
  readonly anchor: string;
}

export interface SheetProps<V> {
  readonly calculator: Calculator<V>;
  readonly title: string;
  /** What stands on paper below the result, with its source. */
  readonly figures: Readonly<Record<string, ToolFigure>>;
  readonly place: SheetPlace;
  readonly button: string;
  /** The fields. */
  readonly inputs?: ReactNode;
  /** Draws the fields instead, where one of them leads to the result. */
  readonly renderInputs?: (showResult: () => void) => ReactNode;
  /** What explains the result, on the sun ground. */
  readonly result: ReactNode;
  /** Formula, charts, tables below. */
  readonly below: ReactNode;
  /** The result in one short sentence, for screen readers. */
  readonly sentence: string;
  /** The two numbers that stay in sight on a phone. */
  readonly peek: readonly SummaryLine[];
  readonly given: readonly SummaryLine[];
  /** The result, the most important line first. */
  readonly found: readonly SummaryLine[];
  /** What the summary names beside the result, because it stands further below. */
  readonly more?: readonly SummaryLine[];
  /** Whether the result speaks of public money, and who decides on it. */
  readonly official?: Official;
}

/** One sheet: inputs on one side, the result on the other, what can be done with it, and the way it came about. */
export function Sheet<V>({
  calculator,
  title,
  figures,
  place,
  button,
  inputs,
  renderInputs,
  result,
  below,
  sentence,
  peek,
  given,
  found,
  more = [],
  official,
}: SheetProps<V>) {
  const id = useId();
  const { state, revision, address } = calculator;
  const stamp = STAMPS[state];
  const printed = usePrintFacts<HTMLParagraphElement>(address);
  const whole = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  const showResult = () => {
    shown.current?.focus();
    // The focus alone leads to the middle of what is taller than the banner leaves of the screen.
    shown.current?.scrollIntoView();
  };
  useEffect(() => chooseAgain(whole.current as HTMLElement), []);
  useEffect(() => {
    // Whoever comes by a copied link wants to see the result that it holds.
    if (revision && !areRestored()) whole.current?.scrollIntoView();
  }, [revision]);
  return (
    <div className={styles.whole} data-calculator="" ref={whole}>
      <p className={styles.given}>
        <b>{`${title}: ${HEADINGS[state]}.`}</b>
        {` ${given.map(written).join('; ')}.`}
      </p>
      <div className={styles.sheet}>
        <section className={styles.inputs} aria-label={`${title}: Ihre Angaben`}>
          {/* oxlint-disable-next-line react/refs -- a press calls it, no render does */}
          {renderInputs ? renderInputs(showResult) : inputs}
          <a
            className={styles.peek}
            href={`#${id}`}
            onClick={(event) => {
              // The fragment holds the inputs, so the way to the result must not replace it.
              event.preventDefault();
              showResult();
            }}
          >
            {state === 'stale' && <span>Zuletzt gültig:</span>}
            {peek.map(({ label, value }) => (
              <span key={label}>
                {label}
                <b>{value}</b>
              </span>
            ))}
          </a>
        </section>
        <section className={styles.result} ref={shown} id={id} tabIndex={-1} aria-labelledby={`${id}-titel`}>
          <div className={styles.sky}>
            <div className={styles.resultHead}>
              <h3 id={`${id}-titel`}>Ergebnis</h3>
              <span className={styles.stamp} data-state={state}>
                {stamp}
              </span>
            </div>
            <dl className={styles.outcomes}>
              {found.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {result}
          </div>
          <div className={styles.ground}>
            <Reservation official={official} />
            <Handover {...place} button={button} />
            <Actions
              stamp={stamp}
              address={address}
              summary={() => summaryText(title, state, given, [...found, ...more], address())}
            />
          </div>
        </section>
        <Announcement calculator={calculator} sentence={sentence} />
      </div>
      <div className={styles.below}>{below}</div>
      <div className={styles.paper}>
        <Origins figures={figures} />
        <p ref={printed} />
      </div>
    </div>
  );
}
