import { buttonVariants } from '@sanierungsweg/ui/button';
import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import type { RefObject } from 'react';
import * as styles from '../calculator/Calculator.css';
import * as finder from './FundingFinder.css';

/** One question with its choices, each a value and its words. */
export interface QuestionWords<Name extends string = string> {
  readonly name: Name;
  /** What the answer is called in the list of answers. */
  readonly topic: string;
  readonly legend: string;
  readonly hint: string;
  /** Default: `list`. */
  readonly layout?: 'tiles';
  /** Drawings are addresses for an SVG `<use>`. */
  readonly choices: readonly (readonly [value: string, words: string, drawing?: string])[];
}

/** A question with its answer. */
export interface Question extends QuestionWords {
  readonly value: string | undefined;
}

export interface QuestionsProps {
  readonly questions: readonly Question[];
  /** Index of the question that is asked. */
  readonly at: number;
  /** The index behind the last question leads to the result. */
  readonly goTo: (at: number) => void;
  readonly onAnswer: (name: string, value: string) => void;
  /** The question itself, for whoever leads back to it. */
  readonly place: RefObject<HTMLFieldSetElement | null>;
}

/** In a built page drawings wait for a reader to come near (browser/laterDrawings.ts). */
const LATER = import.meta.env.SSR && import.meta.env.PROD;

/** What an answer says. */
export function answerOf({ choices, value }: Question): string {
  return choices.find(([choice]) => choice === value)?.[1] ?? '';
}

/** One question at a time, with the way back to each that is answered. */
export function Questions({ questions, at, goTo, onAnswer, place }: QuestionsProps) {
  const question = questions[at] as Question;
  return (
    <form
      className={styles.ticks}
      onSubmit={(event) => {
        event.preventDefault();
        goTo(at + 1);
      }}
    >
      <ol className={finder.answers}>
        {questions.map((one, index) => (
          <li key={one.name}>
            <button
              type="button"
              className={finder.answer}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              <span>{one.topic}: </span>
              <b>{answerOf(one)}</b>
            </button>
          </li>
        ))}
      </ol>
      <RadioGroup
        key={question.name}
        ref={place}
        tabIndex={-1}
        legend={question.legend}
        hint={question.hint}
        name={question.name}
        value={question.value}
        onValueChange={(value) => onAnswer(question.name, value)}
        layout={question.layout}
        options={question.choices.map(([value, label, drawing]) => ({
          value,
          label,
          picture: drawing && (
            <svg viewBox="0 0 272 170" aria-hidden="true">
              {LATER ? <use data-href={drawing} /> : <use href={drawing} />}
            </svg>
          ),
        }))}
      />
      <div className={styles.handoverRow}>
        <button type="submit" className={buttonVariants({ variant: 'hero', size: 'lg' })}>
          {questions[at + 1] ? 'Weiter' : 'Programme zeigen'}
        </button>
        {at > 0 && (
          <button
            type="button"
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
            onClick={() => goTo(at - 1)}
          >
            Zurück
          </button>
        )}
      </div>
    </form>
  );
}
