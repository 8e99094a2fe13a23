import type { FormParts } from './formParts';
import type { Problem } from './problems';

/** What has to be corrected, each with the way to its field. */
export function errorSummary(
  { build, id }: FormParts,
  problems: readonly Problem[],
  focus: (name: string) => void,
): HTMLElement {
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
