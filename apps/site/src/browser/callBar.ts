/**
 * Shows the bar with the page's call to action once that of the hero has left the view upwards, and hides it where the
 * form, the footer or the button of a tool, which leads to a form as well, is in view.
 * @returns Stops it.
 */
export function watchCallBar(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-call-bar]');
  const link = bar?.querySelector('a');
  const call = bar?.parentElement?.querySelector(`a[href="${link?.getAttribute('href')}"], form`);
  if (!bar || !link || !call) return () => {};
  const inView = new Map<Element, boolean>();
  const look: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    bar.toggleAttribute('data-shown', ![...inView.values()].includes(true));
  };
  const observer = new IntersectionObserver(look);
  for (const place of document.querySelectorAll(`footer, ${link.hash || 'footer'}`)) observer.observe(place);
  // What is still below has not left the view: to its observer, all of the page below is in view. A reader who jumps
  // from above the call to below it then changes what it sees.
  const callObserver = new IntersectionObserver(look, { rootMargin: '0px 0px 9999999px' });
  callObserver.observe(call);
  // Below the bar most of the button is no way yet; fractions of a pixel keep it from ever being in view as a whole.
  const buttonObserver = new IntersectionObserver(look, { threshold: 0.95 });
  for (const button of document.querySelectorAll('[data-handover] button')) buttonObserver.observe(button);
  return () => {
    for (const each of [observer, callObserver, buttonObserver]) each.disconnect();
  };
}
