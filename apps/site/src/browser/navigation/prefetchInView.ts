import { prefetch } from './followLinks';
import { whenIdle } from './whenIdle';

/**
 * Fetches the content behind links that are in view once the page is idle, so that a click on a slow connection shows
 * the next page at once. Those of the consent banner would cost every first visit two pages that few open: they wait
 * for the pointer or the focus, and so do those in `data-on-intent`: many at once, or ways back. Does nothing where the visitor asks to save data.
 *
 * @returns Stops it.
 */
export function prefetchInView(): () => void {
  if (navigator.connection?.saveData) return () => {};
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target);
  });
  const cancel = whenIdle(() => {
    for (const link of document.querySelectorAll(':is(header,main,footer) a:not([data-on-intent] *)'))
      observer.observe(link);
  });
  return () => {
    cancel();
    observer.disconnect();
  };
}
