import { isToolFragment, UNREAD } from './toolFragment';

/** Says above a tool that it could not read the address that brought a visitor here, as long as that address stands. */
export function admitUnread(element: HTMLElement, signal: AbortSignal): void {
  const say = () => {
    if (!isToolFragment(location.hash)) return;
    const sentence = document.createElement('p');
    sentence.role = 'alert';
    sentence.textContent =
      'Die Angaben in dieser Adresse lassen sich nicht lesen, vielleicht wurde sie unterwegs verändert. Tragen Sie Ihre Angaben bitte neu ein.';
    sentence.style.marginBlockEnd = '1em';
    // The planner's own element is not seen before anything is ticked.
    const boxes = element.closest('[data-tool-area]')?.querySelector('fieldset');
    (boxes ?? element).before(sentence);
    // Whoever comes by such an address wants to see the result, and is told here that there is none.
    sentence.scrollIntoView();
    addEventListener('hashchange', () => sentence.remove(), { once: true, signal });
  };
  addEventListener(UNREAD, say, { signal });
}
