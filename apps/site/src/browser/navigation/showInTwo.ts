import { afterPaint } from '../afterPaint';
import { fragmentOf } from './scrollToFragment';

/**
 * Lets the first frame of a page that was entered lay out what fits a screen, and the next one the rest, which
 * styles/arriving.css.ts hides as long: on slow phones that is most of the time from a click to the new page. A place
 * within the page is looked for in the whole of it.
 */
export function showInTwo(element: HTMLElement): void {
  if (fragmentOf(location.hash)) return;
  element.dataset.arriving = '';
  afterPaint(() => delete element.dataset.arriving);
}
