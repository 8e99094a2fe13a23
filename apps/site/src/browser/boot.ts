import { type AdmitFailure, admitBy } from '../islands/takeOver';
import '../styles/styles';
import { followLinks } from './navigation/followLinks';
import { currentHead } from './navigation/head';
import { isRouted } from './navigation/loadApplication';
import { rememberLoaded } from './navigation/loadedPage';
import { stayWithinPage } from './navigation/withinPage';
import { CONTENT_ID, pathOf } from './pageContent';
import { takeOverFrame } from './shell/takeOverFrame';
import { takeOverPage } from './takeOverPage';

/**
 * Makes the prerendered page work, without React: that comes with the first intent on a link (ADR 0030).
 * @param admitFailure Says so where a part of the page cannot be had.
 */
export function boot(admitFailure: AdmitFailure): void {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  // As it arrived: scripts are about to change it, and Back shall show it afresh.
  const request = document.querySelector('a[data-request]')?.getAttribute('href') ?? '';
  rememberLoaded(pathOf(location.pathname), { ...currentHead(), request, html: content.innerHTML });
  admitBy(admitFailure);
  takeOverFrame();
  if (!('popover' in content)) void import('./popovers');
  // Entries of a document that was loaded again lead to pages that only a load can show without the router. One on its
  // way would take the page that is shown for that of the new address.
  stayWithinPage(() => isRouted() || location.reload());
  followLinks();
  takeOverPage(content, reportError);
}
