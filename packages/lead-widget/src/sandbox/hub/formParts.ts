import { type Build, builder } from './dom';

/** Looks of the buttons. */
const BUTTONS = {
  '': 'lsb-button_cta lsb-button-size_lg',
  plain: 'lsb-button_outline lsb-button-size_lg',
  'plain small': 'lsb-button_outline',
} as const;

/** Counts the forms of the page: each integration, and each run afresh, is a script of its own. */
const page = globalThis as { leadSandboxForms?: number };

/** What the pages of one form are made of. */
export interface FormParts {
  build: Build;
  owner: Document;
  /** Makes ids unique among several forms of a page. */
  id: (name: string) => string;
  /** Takes the focus on every page, and says with it how far one has come. */
  heading: (text: string) => HTMLElement;
  /** Sends the page, or does what it is told to do instead. */
  button: (label: string, kind: keyof typeof BUTTONS, action?: () => void) => HTMLElement;
}

/** The parts of one more form in a document. */
export function formParts(owner: Document): FormParts {
  page.leadSandboxForms = (page.leadSandboxForms ?? 0) + 1;
  const prefix = `lead-sandbox-${page.leadSandboxForms}`;
  const build = builder(owner);
  const id = (name: string) => `${prefix}-${name}`;
  return {
    build,
    owner,
    id,
    heading: (text) =>
      build(
        'h4',
        { class: 'lsb-question', id: id('question'), tabindex: -1, 'aria-describedby': id('progress') },
        text,
      ),
    button(label, kind, action) {
      const made = build('button', { type: action ? 'button' : 'submit', class: `lsb-button ${BUTTONS[kind]}` }, label);
      if (action) made.addEventListener('click', action);
      return made;
    },
  };
}
