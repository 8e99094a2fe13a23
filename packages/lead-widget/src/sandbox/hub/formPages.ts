import type { SandboxOptions } from '../options';
import { errorSummary } from './errorSummary';
import { choiceFields, textFields } from './fields';
import type { FormParts } from './formParts';
import type { Answers, Problem } from './problems';
import type { Questionnaire, Step } from './questions';

const PROMISE = 'Sandbox: Es wird nichts gesendet und nichts gespeichert.';

/** One page of the form: a step, the check of all answers, or the confirmation. */
export interface FormPage {
  /** How far a visitor has come, in words. */
  progress: string;
  /** The same as a number of pages that are done. */
  done: number;
  content: (HTMLElement | null)[];
}

/** The buttons of a page that leads on, and what becomes of the answers. */
function foot({ build }: FormParts, ...buttons: (HTMLElement | false)[]): HTMLElement {
  return build('div', { class: 'lsb-foot' }, ...buttons, build('p', { class: 'lsb-muted' }, PROMISE));
}

interface StepOptions {
  step: Step;
  answers: Answers;
  problems: readonly Problem[];
  /** How many pages come before this one. */
  place: number;
  /** How many pages there are, with the check. */
  pages: number;
  /** Whether one answer is corrected, with a way to the check alone. */
  correcting: boolean;
  /** Leads to the step before, where there is one to go to. */
  back: (() => void) | undefined;
  focus: (name: string) => void;
}

/** A question, or some fields that belong together. */
export function stepPage(
  parts: FormParts,
  { step, answers, problems, place, pages, correcting, back, focus }: StepOptions,
): FormPage {
  const view = { ...parts, answers, problems, question: parts.heading(step.question) };
  return {
    progress: correcting ? `${step.name} ändern` : `Schritt ${place + 1} von ${pages}: ${step.name}`,
    done: place,
    content: [
      problems.length ? errorSummary(parts, problems, focus) : null,
      step.kind === 'choice' ? choiceFields(view, step) : textFields(view, step),
      foot(
        parts,
        parts.button(correcting ? 'Übernehmen' : 'Weiter', ''),
        back !== undefined && parts.button('Zurück', 'plain', back),
      ),
    ],
  };
}

/** Each answer with its name and a way to change it. */
function answerLines(
  { build, button }: FormParts,
  steps: readonly Step[],
  answers: Answers,
  correct: (step: number) => void,
): HTMLElement[] {
  const line = (step: number, name: string, value: string) => {
    const change = button('Ändern', 'plain small', () => correct(step));
    change.setAttribute('aria-label', `${name} ändern`);
    return build('div', {}, build('dt', {}, name), build('dd', {}, value || 'keine Angabe'), build('dd', {}, change));
  };
  return steps.flatMap((step, index) =>
    step.kind === 'choice'
      ? [line(index, step.name, [answers[step.id] ?? []].flat().join(', '))]
      : step.fields.map((field) => line(index, field.label.replace(/ \(.*/, ''), String(answers[field.id] ?? ''))),
  );
}

interface CheckOptions {
  questions: Questionnaire;
  answers: Answers;
  /** How many pages there are, this one among them. */
  pages: number;
  back: () => void;
  correct: (step: number) => void;
}

/** All answers once more, before they are sent. */
export function checkPage(
  parts: FormParts,
  { questions: { steps, send = 'Anfrage absenden' }, answers, pages, back, correct }: CheckOptions,
): FormPage {
  return {
    progress: `Schritt ${pages} von ${pages}: Prüfen`,
    done: pages - 1,
    content: [
      parts.heading('Stimmt alles?'),
      parts.build('dl', { class: 'lsb-review' }, ...answerLines(parts, steps, answers, correct)),
      foot(parts, parts.button(send, ''), parts.button('Zurück', 'plain', back)),
    ],
  };
}

interface DoneOptions {
  questions: Questionnaire;
  links: SandboxOptions['links'];
  pages: number;
  restart: () => void;
}

/** What follows from sending, and the way to start again. */
export function donePage(
  { build, heading, button }: FormParts,
  { questions: { next }, links = [], pages, restart }: DoneOptions,
): FormPage {
  const item = (content: Node | string) => build('li', {}, content);
  return {
    progress: 'Fertig',
    done: pages - 1,
    content: [
      heading('Vielen Dank. So sähe die Bestätigung aus.'),
      build('p', {}, `${PROMISE} Beim echten Anbieter ginge es jetzt so weiter:`),
      build('ol', { class: 'lsb-next' }, ...next.map(item)),
      links.length
        ? build('ul', { class: 'lsb-links' }, ...links.map(({ label, href }) => item(build('a', { href }, label))))
        : null,
      build('div', { class: 'lsb-foot' }, button('Von vorn beginnen', 'plain', restart)),
    ],
  };
}
