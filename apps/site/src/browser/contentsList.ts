/** The section being read is the last one whose beginning lies above this share of the window. */
const READ_ABOVE = 0.4;

/**
 * Marks the entry of the contents list whose section is being read, and folds the list after a jump where it is folded
 * at first.
 * @returns Stops it.
 */
export function watchContentsList(): () => void {
  const nav = document.querySelector<HTMLElement>('[data-contents]');
  if (!nav) return () => {};
  const life = new AbortController();
  const entries = [...nav.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((link) => {
    const section = link.closest('ol') && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return section ? [{ link, section }] : [];
  });
  const mark = () => {
    const line = innerHeight * READ_ABOVE;
    const read = entries.findLast(({ section }) => section.getBoundingClientRect().top < line);
    for (const { link } of entries) {
      if (link === read?.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // Tells when a section crosses the line, from above or from below; between crossings nothing has to be asked.
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px -${(1 - READ_ABOVE) * 100}% 0px` });
  for (const { section } of entries) observer.observe(section);
  // From the footer to the top in one leap, no section crosses the line.
  const heading = document.querySelector('main h1');
  if (heading) observer.observe(heading);
  nav.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('ol a')) nav.querySelector('details')?.removeAttribute('open');
    },
    { signal: life.signal },
  );
  return () => {
    life.abort();
    observer.disconnect();
  };
}
