import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { routes } from '../../routes';
import { Footer } from './Footer/Footer';
import { Header } from './Header/Header';

/** The links of header and footer by where they lead and what they say of the page; those to a form ask and do not go. */
function linksOn(route: (typeof routes)[number]) {
  const markup = renderToStaticMarkup(
    <>
      <Header route={route} />
      <Footer route={route} />
    </>,
  );
  return [...markup.matchAll(/<a [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes(' data-request='))
    .map((tag) => ({ to: / href="([^"]*)"/.exec(tag)?.[1], current: / aria-current="([^"]*)"/.exec(tag)?.[1] }));
}

describe('header and footer (R-HEAD-19)', () => {
  it.each(routes)('mark on $path every link to this page, and no other', (route) => {
    const links = linksOn(route);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ to, current }) => (current === 'page') !== (to === route.path))).toEqual([]);
  });
});
