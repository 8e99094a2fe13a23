import { startMobileMenu } from './startMobileMenu';

/**
 * Makes the markup of a `MobileMenu` a modal dialog: the page behind is inert, focus stays inside, Esc, a click beside
 * it and a chosen link close it, and focus returns to the button. Open already, it becomes modal on the spot. For pages
 * that draw the menu on a server and load no React; the component does this by itself.
 *
 * @param panel The `<dialog>`; buttons that open and close it name it as their `popovertarget`.
 * @returns A function that makes it the popover again that needs no script.
 * @throws TypeError if no button names the panel.
 * @example
 * const panel = document.querySelector<HTMLDialogElement>('dialog#menu');
 * if (panel) attachMobileMenu(panel);
 */
export function attachMobileMenu(panel: HTMLDialogElement): () => void {
  const { id } = panel;
  const buttons = (panel.getRootNode() as ParentNode).querySelectorAll<HTMLElement>(`button[popovertarget="${id}"]`);
  const burger = [...buttons].find((button) => !panel.contains(button));
  if (!burger) throw new TypeError(`ui: attachMobileMenu finds no button that opens #${id}.`);
  const tell = () => burger.setAttribute('aria-expanded', `${panel.open}`);
  tell();
  return startMobileMenu(panel, burger, tell);
}
