import type { FieldsStep, Step, TextField } from './questions';

/** Answers by field: a text, or for choices the labels chosen. */
export type Answers = Record<string, string | readonly string[]>;

/** A message and the field it belongs to. */
export interface Problem {
  field: string;
  message: string;
}

const RULES = {
  plz: /^[0-9]{5}$/,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  phone: /^(?=(?:\D*\d){5})[+\d\s/().–-]+$/,
} as const;

/** What stands in a field, without what people set around or into a postcode: “D-04109”, “04109 Leipzig”, “04 109”. */
export function written({ name, value }: HTMLInputElement): string {
  const text = value.trim();
  return (
    (name === 'plz' && /^(?:D[\s–-]*)?([0-9]{5})(?![0-9])/i.exec(text.replace(/(\d)\s+(?=\d)/g, '$1'))?.[1]) || text
  );
}

function fieldProblem(field: TextField, answers: Answers): Problem[] {
  const value = String(answers[field.id] ?? '').trim();
  const wrong = value ? field.rule && !RULES[field.rule].test(value) : field.required;
  return wrong ? [{ field: field.id, message: field.error }] : [];
}

function agreementProblem(step: FieldsStep, answers: Answers): Problem[] {
  if (!step.agreement || answers.agreement) return [];
  return [{ field: 'agreement', message: 'Bitte willigen Sie ein, sonst gehen Ihre Angaben an niemanden.' }];
}

/** What has to be corrected in a step, in the order of its fields. */
export function problems(step: Step, answers: Answers): Problem[] {
  if (step.kind === 'choice') return answers[step.id]?.length ? [] : [{ field: step.id, message: step.error }];
  return [...step.fields.flatMap((field) => fieldProblem(field, answers)), ...agreementProblem(step, answers)];
}
