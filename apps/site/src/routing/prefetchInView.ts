import { prefetch } from './followLinks';
import { whenIdle } from './whenIdle';

/**
 * Fetches the content behind links that are in view once the page is idle, so that a click on a slow connection shows
 * the next page at once. Does nothing where the visitor asks to save data.
 *
 * @returns Stops it.
 */
export function prefetchInView(): () => void {
  if (navigator.connection?.saveData) return () => {};
  let stop = () => {};
  const cancel = whenIdle(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target);
    });
    for (const link of document.links) observer.observe(link);
    stop = () => observer.disconnect();
  });
  return () => {
    cancel();
    stop();
  };
}
