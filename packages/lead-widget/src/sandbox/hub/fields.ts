import { drawing, sign } from './dom';
import { DRAWINGS } from './drawings';
import type { FormParts } from './formParts';
import { type Answers, type Problem, written } from './problems';
import type { ChoiceStep, FieldsStep, Step, TextField } from './questions';

/** What a step needs to draw itself. */
export interface StepView extends FormParts {
  answers: Answers;
  problems: readonly Problem[];
  question: HTMLElement;
}

const messageFor = ({ problems }: StepView, field: string) =>
  problems.find((problem) => problem.field === field)?.message;

function error({ build, owner, id }: StepView, field: string, message: string | undefined): HTMLElement | undefined {
  return message === undefined
    ? undefined
    : build(
        'p',
        { class: 'lsb-field-error', id: id(`${field}-error`) },
        sign(owner),
        build('span', {}, `Fehler: ${message}`),
      );
}

function describedBy({ id }: StepView, field: string, hint: unknown, message: unknown): string | undefined {
  return [hint && id(`${field}-hint`), message && id(`${field}-error`)].filter(Boolean).join(' ') || undefined;
}

/** Tiles, each a radio button or a check box. */
export function choiceFields(view: StepView, step: ChoiceStep): HTMLElement {
  const { build, owner, id, answers } = view;
  const message = messageFor(view, step.id);
  const chosen = answers[step.id] ?? [];
  const rows = !step.choices.some((choice) => choice.drawing);
  const tiles = step.choices.map(({ label, drawing: name }, index) => {
    const input = build('input', {
      class: `lsb-option-control ${step.multiple ? 'lsb-checkbox' : 'lsb-radio'}`,
      type: step.multiple ? 'checkbox' : 'radio',
      name: id(step.id),
      // The summary of errors leads to the first one.
      id: index ? null : id(step.id),
      value: label,
      'aria-invalid': message ? 'true' : null,
    });
    input.checked = chosen.includes(label);
    return build(
      'label',
      { class: 'lsb-option lsb-tile' },
      input,
      name && drawing(owner, DRAWINGS[name]),
      build('span', { class: 'lsb-option-name' }, label),
    );
  });
  return build(
    'fieldset',
    { class: 'lsb-fieldset', 'aria-describedby': describedBy(view, step.id, step.hint, message) },
    build('legend', { class: 'lsb-fieldset-legend' }, view.question),
    step.hint && build('p', { class: 'lsb-muted', id: id(`${step.id}-hint`) }, step.hint),
    error(view, step.id, message),
    build('div', { class: `lsb-tiles lsb-radio-options ${rows ? 'rows' : 'lsb-radio-options_tiles'}` }, ...tiles),
  );
}

function textField(view: StepView, field: TextField): HTMLElement {
  const { build, id, answers } = view;
  const message = messageFor(view, field.id);
  const input = build('input', {
    class: 'lsb-text-field-input',
    id: id(field.id),
    name: field.id,
    type: field.type,
    autocomplete: field.autocomplete,
    inputmode: field.inputMode,
    // As in a field for e-mail.
    autocapitalize: field.inputMode === 'email' && 'none',
    spellcheck: field.inputMode === 'email' && 'false',
    'aria-required': field.required ? 'true' : null,
    'aria-invalid': message ? 'true' : null,
    'aria-describedby': describedBy(view, field.id, field.hint, message),
  });
  input.value = String(answers[field.id] ?? '');
  return build(
    'div',
    { class: 'lsb-field' },
    build('label', { class: 'lsb-field-label', for: id(field.id) }, field.label),
    field.hint && build('p', { class: 'lsb-field-hint', id: id(`${field.id}-hint`) }, field.hint),
    error(view, field.id, message),
    input,
  );
}

/** Text fields, and the box to tick if the step has one. */
export function textFields(view: StepView, step: FieldsStep): HTMLElement {
  const { build, id, answers } = view;
  const message = messageFor(view, 'agreement');
  const box = build('input', {
    class: 'lsb-option-control lsb-checkbox',
    type: 'checkbox',
    id: id('agreement'),
    name: 'agreement',
    'aria-required': 'true',
    'aria-invalid': message ? 'true' : null,
    'aria-describedby': describedBy(view, 'agreement', false, message),
  });
  box.checked = Boolean(answers.agreement);
  return build(
    'div',
    { class: 'lsb-step' },
    view.question,
    build('div', { class: 'lsb-fields' }, ...step.fields.map((field) => textField(view, field))),
    step.agreement &&
      build(
        'div',
        {},
        error(view, 'agreement', message),
        build(
          'label',
          { class: 'lsb-option lsb-checkbox-plain lsb-agreement' },
          box,
          build('span', {}, step.agreement),
        ),
      ),
  );
}

/** What stands in the fields of a step. */
export function answersIn(form: HTMLFormElement, step: Step): Answers {
  const inputs = [...form.querySelectorAll('input')];
  if (step.kind === 'choice') return { [step.id]: inputs.filter((input) => input.checked).map((input) => input.value) };
  const answer = (input: HTMLInputElement) =>
    input.type === 'checkbox' ? (input.checked ? 'ja' : '') : written(input);
  return Object.fromEntries(inputs.map((input) => [input.name, answer(input)]));
}
