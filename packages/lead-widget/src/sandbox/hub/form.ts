import { builder } from './dom';
import { choiceFields, type StepView, textFields } from './fields';
import { questionnaire, type Step } from './questions';
import { adoptStyles } from './styles';
import { type Answers, problems as findProblems, type Problem } from './validation';

let forms = 0;

const PROMISE = 'Sandbox: Es wird nichts gesendet und nichts gespeichert.';

export interface FormOptions {
  integration: string;
  /** Fills the postcode in if it is exactly five digits. */
  plz: string | undefined;
  /** Without border, padding and background. */
  frameless: boolean | undefined;
}

/** Puts a working form into an element or shadow root. Answers live in this call and nowhere else. */
export function renderForm(root: HTMLElement | ShadowRoot, { integration, plz, frameless }: FormOptions): void {
  const owner = root.ownerDocument;
  adoptStyles(root.getRootNode() as Document | ShadowRoot);
  const build = builder(owner);
  const { title, steps } = questionnaire(integration);
  const prefix = `lead-sandbox-${++forms}`;
  const id = (name: string) => `${prefix}-${name}`;
  const start = (): Answers => (plz && /^[0-9]{5}$/.test(plz) ? { plz } : {});
  let answers = start();
  let current = 0;
  let problems: readonly Problem[] = [];
  /** Set while a step is corrected from the last page. */
  let correcting = false;

  const form = build('form', {
    class: `lsb${frameless ? '' : ' framed'}`,
    novalidate: true,
    autocomplete: 'on',
    'aria-labelledby': id('title'),
  });
  root.append(form);

  const heading = (text: string) => build('h4', { class: 'lsb-question', id: id('question'), tabindex: -1 }, text);
  const button = (label: string, kind: string, action?: () => void) => {
    const made = build('button', { type: action ? 'button' : 'submit', class: `lsb-button ${kind}` }, label);
    if (action) made.addEventListener('click', action);
    return made;
  };

  function go(step: number) {
    current = step;
    problems = [];
    draw();
    focus('question');
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
      answers[input.name] = input.type === 'checkbox' ? (input.checked ? 'ja' : '') : input.value.trim();
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
      { class: 'lsb-summary', id: id('summary'), role: 'alert', tabindex: -1 },
      build('h4', {}, problems.length === 1 ? 'Eine Angabe fehlt noch' : `${problems.length} Angaben fehlen noch`),
      build('ul', {}, ...entries),
    );
  }

  function frame(progress: string, done: number, ...content: (HTMLElement | null)[]) {
    const bars = [...steps, 'check'].map((_, index) => build('i', { class: index <= done ? 'on' : null }));
    form.replaceChildren(
      build(
        'div',
        { class: 'lsb-head' },
        build('h3', { class: 'lsb-title', id: id('title') }, title),
        build('p', { class: 'lsb-mark' }, 'Sandbox'),
      ),
      build(
        'div',
        { class: 'lsb-progress' },
        build('p', { class: 'lsb-muted' }, progress),
        build('div', { class: 'lsb-bars', 'aria-hidden': 'true' }, ...bars),
      ),
      ...content.filter((part) => part !== null),
    );
  }

  function drawStep(step: Step) {
    const view: StepView = { build, owner, id, answers, problems, question: heading(step.question) };
    frame(
      `Schritt ${current + 1} von ${steps.length + 1}: ${step.name}`,
      current,
      summary(),
      step.kind === 'choice' ? choiceFields(view, step) : textFields(view, step),
      build(
        'div',
        { class: 'lsb-foot' },
        button(correcting ? 'Übernehmen' : 'Weiter', ''),
        current > 0 && !correcting && button('Zurück', 'plain', () => go(current - 1)),
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
      `Schritt ${steps.length + 1} von ${steps.length + 1}: Prüfen`,
      current,
      heading('Stimmt alles?'),
      build('dl', { class: 'lsb-review' }, ...answerLines()),
      build(
        'div',
        { class: 'lsb-foot' },
        button('Anfrage absenden', ''),
        button('Zurück', 'plain', () => go(current - 1)),
        build('p', { class: 'lsb-muted' }, PROMISE),
      ),
    );
  }

  function drawDone() {
    frame(
      'Fertig',
      current,
      heading('Vielen Dank. So sähe die Bestätigung aus.'),
      build('p', {}, `${PROMISE} Beim echten Anbieter ginge die Anfrage jetzt an passende Betriebe.`),
      build(
        'div',
        { class: 'lsb-foot' },
        button('Von vorn beginnen', 'plain', () => {
          answers = start();
          go(0);
        }),
      ),
    );
  }

  function draw() {
    const step = steps[current];
    if (step) drawStep(step);
    else if (current === steps.length) drawCheck();
    else drawDone();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Nobody else on the page shall take this for a request.
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
    go(correcting ? steps.length : current + 1);
  });

  draw();
}
