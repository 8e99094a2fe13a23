import type { SandboxOptions } from '../options';
import { adoptStyles } from './adoptStyles';
import { answersIn } from './fields';
import { checkPage, donePage, type FormPage, stepPage } from './formPages';
import { type FormParts, formParts } from './formParts';
import { type Answers, problems as findProblems, type Problem } from './problems';
import { type Questionnaire, questionnaire } from './questions';
import { type Way, wayThrough } from './wayThrough';

export interface FormOptions {
  integration: string;
  /** If it is exactly five digits, nobody is asked for it again. */
  plz: string | undefined;
  /** Without border, padding and background. */
  frameless: boolean | undefined;
  /** Where the confirmation leads. */
  links: SandboxOptions['links'];
  /** Told of each step that a visitor comes to, and of sending. */
  tell: (name: 'step' | 'submit', step?: number) => void;
}

/** Puts a working form into an element or shadow root. Answers live in this call and nowhere else. */
export function renderForm(root: HTMLElement | ShadowRoot, options: FormOptions): void {
  const { integration, plz, frameless } = options;
  adoptStyles(root.getRootNode() as Document | ShadowRoot);
  const questions = questionnaire(integration);
  const known: Answers = plz && /^[0-9]{5}$/.test(plz) ? { plz } : {};
  const parts = formParts(root.ownerDocument);
  const form = parts.build('form', {
    class: `lsb${frameless ? '' : ' framed'}`,
    novalidate: true,
    autocomplete: 'on',
    'aria-labelledby': parts.id('title'),
  });
  root.append(form);
  ignoreDoubleClicks(form);
  runForm({ form, parts, questions, known, way: wayThrough(questions.steps, known), options });
}

/** The second half of a double click would answer a question that nobody has read. */
function ignoreDoubleClicks(form: HTMLFormElement): void {
  /** Each page brings a head of its own. Who has filled in something since it came is only fast. */
  let filledIn: Element | null = null;
  form.addEventListener('input', () => {
    filledIn = form.firstElementChild;
  });
  form.addEventListener('click', (event) => {
    const isSend = (event.target as Element).closest('[type=submit]');
    if (event.detail > 1 && isSend && filledIn !== form.firstElementChild) event.preventDefault();
  });
}

interface RunningForm {
  form: HTMLFormElement;
  parts: FormParts;
  questions: Questionnaire;
  /** Answers that came with the form. */
  known: Answers;
  way: Way;
  options: FormOptions;
}

/** Leads a visitor from the first page to the confirmation. */
function runForm({ form, parts, questions, known, way, options: { links, tell } }: RunningForm): void {
  const { steps } = questions;
  const pages = way.length + 1;
  let answers = known;
  /** Which step is drawn; after the last one come the check and the confirmation. */
  let current = way.nearest(-1, 1);
  let problems: readonly Problem[] = [];
  /** Set while a step is corrected from the check. */
  let correcting = false;

  const focus = (name: string) => form.querySelector<HTMLElement>(`#${parts.id(name)}`)?.focus();

  function page(): FormPage {
    const step = steps[current];
    if (step) {
      const place = way.placeOf(current);
      const isFirst = way.nearest(current, -1) < 0;
      const wayBack = isFirst || correcting ? undefined : back;
      return stepPage(parts, { step, answers, problems, place, pages, correcting, back: wayBack, focus });
    }
    if (current === steps.length) return checkPage(parts, { questions, answers, pages, back, correct });
    return donePage(parts, { questions, links, pages, restart });
  }

  const draw = () => form.replaceChildren(...framed(parts, questions.title, pages, page()));

  function go(to: number) {
    current = to;
    problems = [];
    if (!steps[to]) correcting = false;
    draw();
    focus('question');
    if (to > steps.length) tell('submit');
    else tell('step', way.placeOf(to) + 1);
  }

  /** Takes over what stands in the step that is drawn. */
  function read() {
    const step = steps[current];
    if (step) answers = { ...answers, ...answersIn(form, step) };
    return step;
  }

  /** To the step before; what is half filled in stays. */
  function back() {
    read();
    go(way.nearest(current, -1));
  }

  function correct(step: number) {
    correcting = true;
    go(step);
  }

  function restart() {
    answers = known;
    go(way.nearest(-1, 1));
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Nobody else on the page should take this for a request.
    event.stopPropagation();
    const step = read();
    problems = step ? findProblems(step, answers) : [];
    if (problems.length) {
      draw();
      focus('summary');
    } else if (step) go(correcting ? steps.length : way.nearest(current, 1));
    else go(current + 1);
  });

  draw();
}

/** A page below the title of the form and how far one has come. */
function framed({ build, id }: FormParts, title: string, pages: number, page: FormPage): HTMLElement[] {
  // The line above says the same in words.
  const bar = build('progress', {
    class: 'lsb-progress',
    value: page.done + 1,
    max: pages,
    'aria-hidden': 'true',
  });
  return [
    build(
      'div',
      { class: 'lsb-head' },
      build('h3', { class: 'lsb-title', id: id('title') }, title),
      build('p', { class: 'lsb-mark' }, 'Sandbox'),
    ),
    build('div', { class: 'lsb-field' }, build('p', { class: 'lsb-muted', id: id('progress') }, page.progress), bar),
    ...page.content.filter((part) => part !== null),
  ];
}
