import type { SandboxOptions } from '../options';
import { adoptStyles } from './adoptStyles';
import { builder } from './dom';
import { choiceFields, type StepView, textFields } from './fields';
import { type Answers, problems as findProblems, type Problem, written } from './problems';
import { questionnaire, type Step } from './questions';

/** Counts the forms of the page: each integration, and each run afresh, is a script of its own. */
const page = globalThis as { leadSandboxForms?: number };

/** Looks of the buttons. */
const BUTTONS = {
  '': 'lsb-button_cta lsb-button-size_lg',
  plain: 'lsb-button_outline lsb-button-size_lg',
  'plain small': 'lsb-button_outline',
} as const;

const PROMISE = 'Sandbox: Es wird nichts gesendet und nichts gespeichert.';

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
export function renderForm(
  root: HTMLElement | ShadowRoot,
  { integration, plz, frameless, links, tell }: FormOptions,
): void {
  const owner = root.ownerDocument;
  adoptStyles(root.getRootNode() as Document | ShadowRoot);
  const build = builder(owner);
  const { title, steps, send = 'Anfrage absenden', next } = questionnaire(integration);
  page.leadSandboxForms = (page.leadSandboxForms ?? 0) + 1;
  const prefix = `lead-sandbox-${page.leadSandboxForms}`;
  const id = (name: string) => `${prefix}-${name}`;
  const known: Answers = plz && /^[0-9]{5}$/.test(plz) ? { plz } : {};
  const start = (): Answers => ({ ...known });
  /** Whether everything that a step asks for was known before the form came. */
  const isKnown = (step: Step) => step.kind === 'fields' && step.fields.every((field) => field.id in known);
  const asked = steps.filter((step) => !isKnown(step));
  let answers = start();
  let current = nearest(-1, 1);
  let problems: readonly Problem[] = [];
  /** Set while a step is corrected from the last page. */
  let correcting = false;
  /** Whether something was filled in since the step was drawn. */
  let touched = false;

  const form = build('form', {
    class: `lsb${frameless ? '' : ' framed'}`,
    novalidate: true,
    autocomplete: 'on',
    'aria-labelledby': id('title'),
  });
  root.append(form);

  /** Takes the focus at every step, and says with it how far one has come. */
  const heading = (text: string) =>
    build('h4', { class: 'lsb-question', id: id('question'), tabindex: -1, 'aria-describedby': id('progress') }, text);
  const button = (label: string, kind: keyof typeof BUTTONS, action?: () => void) => {
    const made = build('button', { type: action ? 'button' : 'submit', class: `lsb-button ${BUTTONS[kind]}` }, label);
    if (action) made.addEventListener('click', action);
    return made;
  };

  function go(step: number) {
    current = step;
    problems = [];
    draw();
    focus('question');
    if (step > steps.length) tell('submit');
    else tell('step', placeOf(step) + 1);
  }

  /** The nearest step to ask for, from one on in a direction; after the last one comes the check. */
  function nearest(from: number, direction: 1 | -1): number {
    let step = from + direction;
    while (steps[step] && isKnown(steps[step] as Step)) step += direction;
    return step;
  }

  /** How many steps a visitor has seen before this one. */
  const placeOf = (step: number) => asked.filter((each) => steps.indexOf(each) < step).length;

  /** To the step before; what is half filled in stays. */
  function back() {
    const step = steps[current];
    if (step) read(step);
    go(nearest(current, -1));
  }

  function focus(name: string) {
    form.querySelector<HTMLElement>(`#${id(name)}`)?.focus();
  }

  function read(step: Step) {
    const inputs = [...form.querySelectorAll('input')];
    if (step.kind === 'choice') {
      answers[step.id] = inputs.filter((input) => input.checked).map((input) => input.value);
      return;
    }
    for (const input of inputs) {
      answers[input.name] = input.type === 'checkbox' ? (input.checked ? 'ja' : '') : written(input);
    }
  }

  function summary(): HTMLElement | null {
    if (!problems.length) return null;
    const entries = problems.map(({ field, message }) => {
      const link = build('a', { href: `#${id(field)}` }, message);
      link.addEventListener('click', (event) => {
        // The address of the page is not ours to change.
        event.preventDefault();
        focus(field);
      });
      return build('li', {}, link);
    });
    return build(
      'div',
      { class: 'lsb-error-summary', id: id('summary'), role: 'alert', tabindex: -1 },
      build(
        'h4',
        { class: 'lsb-error-summary-title' },
        `Bitte prüfen Sie ${problems.length === 1 ? 'eine Angabe' : `${problems.length} Angaben`}`,
      ),
      build('ul', { class: 'lsb-error-summary-list', role: 'list' }, ...entries),
    );
  }

  function frame(progress: string, done: number, ...content: (HTMLElement | null)[]) {
    // The line above says the same in words.
    const bar = build('progress', {
      class: 'lsb-progress',
      value: done + 1,
      max: asked.length + 1,
      'aria-hidden': 'true',
    });
    form.replaceChildren(
      build(
        'div',
        { class: 'lsb-head' },
        build('h3', { class: 'lsb-title', id: id('title') }, title),
        build('p', { class: 'lsb-mark' }, 'Sandbox'),
      ),
      build('div', { class: 'lsb-field' }, build('p', { class: 'lsb-muted', id: id('progress') }, progress), bar),
      ...content.filter((part) => part !== null),
    );
  }

  function drawStep(step: Step) {
    const view: StepView = { build, owner, id, answers, problems, question: heading(step.question) };
    const place = placeOf(current);
    const isFirst = nearest(current, -1) < 0;
    frame(
      correcting ? `${step.name} ändern` : `Schritt ${place + 1} von ${asked.length + 1}: ${step.name}`,
      place,
      summary(),
      step.kind === 'choice' ? choiceFields(view, step) : textFields(view, step),
      build(
        'div',
        { class: 'lsb-foot' },
        button(correcting ? 'Übernehmen' : 'Weiter', ''),
        !isFirst && !correcting && button('Zurück', 'plain', back),
        build('p', { class: 'lsb-muted' }, PROMISE),
      ),
    );
  }

  function answerLines(): HTMLElement[] {
    const line = (step: number, name: string, value: string) => {
      const change = button('Ändern', 'plain small', () => {
        correcting = true;
        go(step);
      });
      change.setAttribute('aria-label', `${name} ändern`);
      return build('div', {}, build('dt', {}, name), build('dd', {}, value || 'keine Angabe'), build('dd', {}, change));
    };
    return steps.flatMap((step, index) =>
      step.kind === 'choice'
        ? [line(index, step.name, [answers[step.id] ?? []].flat().join(', '))]
        : step.fields.map((field) => line(index, field.label.replace(/ \(.*/, ''), String(answers[field.id] ?? ''))),
    );
  }

  function drawCheck() {
    correcting = false;
    frame(
      `Schritt ${asked.length + 1} von ${asked.length + 1}: Prüfen`,
      asked.length,
      heading('Stimmt alles?'),
      build('dl', { class: 'lsb-review' }, ...answerLines()),
      build(
        'div',
        { class: 'lsb-foot' },
        button(send, ''),
        button('Zurück', 'plain', back),
        build('p', { class: 'lsb-muted' }, PROMISE),
      ),
    );
  }

  function drawDone() {
    frame(
      'Fertig',
      asked.length,
      heading('Vielen Dank. So sähe die Bestätigung aus.'),
      build('p', {}, `${PROMISE} Beim echten Anbieter ginge es jetzt so weiter:`),
      build('ol', { class: 'lsb-next' }, ...next.map((sentence) => build('li', {}, sentence))),
      links?.length
        ? build(
            'ul',
            { class: 'lsb-links' },
            ...links.map(({ label, href }) => build('li', {}, build('a', { href }, label))),
          )
        : null,
      build(
        'div',
        { class: 'lsb-foot' },
        button('Von vorn beginnen', 'plain', () => {
          answers = start();
          go(nearest(-1, 1));
        }),
      ),
    );
  }

  function draw() {
    touched = false;
    const step = steps[current];
    if (step) drawStep(step);
    else if (current === steps.length) drawCheck();
    else drawDone();
  }

  // The second half of a double click would answer a question that nobody has read. Who has filled in something since
  // is only fast.
  form.addEventListener('input', () => {
    touched = true;
  });
  form.addEventListener('click', (event) => {
    if (event.detail > 1 && !touched && (event.target as Element).closest('[type=submit]')) event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Nobody else on the page should take this for a request.
    event.stopPropagation();
    const step = steps[current];
    if (step) {
      read(step);
      problems = findProblems(step, answers);
      if (problems.length) {
        draw();
        focus('summary');
        return;
      }
    }
    if (!step) go(current + 1);
    else go(correcting ? steps.length : nearest(current, 1));
  });

  draw();
}
