import { startNavMenu } from './startNavMenu';

/** How the panel stands to its button. */
export interface AttachNavMenuOptions {
  /** The `align` that the menu was drawn with. Default: `start`. */
  align?: 'start' | 'end' | undefined;
}

/**
 * Gives the markup of a `NavMenu` what only a script can: it tells its state, and closes when focus leaves it, a link is
 * chosen or the window hides it. For pages that draw the menu on a server and load no React; the component does this by
 * itself.
 *
 * @param root The element around button and panel.
 * @returns A function that ends it.
 * @throws TypeError if the element holds no button and panel of a `NavMenu`.
 * @example
 * const root = document.getElementById('products')?.parentElement;
 * if (root) attachNavMenu(root);
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function attachNavMenu(root: HTMLElement, { align }: AttachNavMenuOptions = {}): () => void {
  const menu = root.querySelector<HTMLElement>('button+[popover]');
  if (!menu) throw new TypeError('ui: attachNavMenu wants the element around a NavMenu’s button and panel.');
  return startNavMenu(menu, align);
}
