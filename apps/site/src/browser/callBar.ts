/**
 * Shows the bar with the page's call to action once that of the hero has left the view upwards, and hides it where the
 * form or the footer is in view.
 * @returns Stops it.
 */
export function watchCallBar(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-call-bar]');
  const link = bar?.querySelector('a');
  const call = bar?.parentElement?.querySelector(`a[href="${link?.getAttribute('href')}"]`);
  if (!bar || !link || !call) return () => {};
  const form = link.hash && document.getElementById(link.hash.slice(1));
  const inView = new Map<Element, boolean>();
  const look: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    bar.toggleAttribute('data-shown', ![...inView.values()].includes(true));
  };
  const observer = new IntersectionObserver(look);
  for (const place of [form, document.querySelector('footer')]) if (place) observer.observe(place);
  // What is still below has not left the view: to its observer, all of the page below is in view. A reader who jumps
  // from above the call to below it then changes what it sees.
  const callObserver = new IntersectionObserver(look, { rootMargin: '0px 0px 9999999px' });
  callObserver.observe(call);
  return () => {
    observer.disconnect();
    callObserver.disconnect();
  };
}
