import type { Answers } from './problems';
import type { Step } from './questions';

/** The way through the steps of a form, past those that were answered before it came. */
export interface Way {
  /** How many steps a visitor is asked. */
  length: number;
  /** How many steps a visitor has seen before this one. */
  placeOf: (step: number) => number;
  /** The nearest step to ask for, from one on in a direction; after the last one comes the check. */
  nearest: (from: number, direction: 1 | -1) => number;
}

/** The way past all steps of which everything is known. */
export function wayThrough(steps: readonly Step[], known: Answers): Way {
  const isAsked = (step: Step) => step.kind === 'choice' || step.fields.some((field) => !(field.id in known));
  const asked = steps.filter(isAsked);
  return {
    length: asked.length,
    placeOf: (step) => asked.filter((each) => steps.indexOf(each) < step).length,
    nearest(from, direction) {
      let step = from + direction;
      while (steps[step] && !isAsked(steps[step] as Step)) step += direction;
      return step;
    },
  };
}
