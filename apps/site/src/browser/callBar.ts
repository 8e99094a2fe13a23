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
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // What is still below has not left the view.
      inView.set(target, isIntersecting || (target === call && boundingClientRect.top > 0));
    }
    bar.toggleAttribute('data-shown', ![...inView.values()].includes(true));
  });
  for (const place of [call, form, document.querySelector('footer')]) if (place) observer.observe(place);
  return () => observer.disconnect();
}
