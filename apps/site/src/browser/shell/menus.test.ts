import { describe, expect, it } from 'vitest';
import { type ListedRoute, routes } from '../../routes';
import { footerColumns, menus } from './menus';

const all: readonly ListedRoute[] = routes;

describe('navigation', () => {
  const inMenus = menus.flatMap((menu) =>
    menu.groups.flatMap(({ head, links }) => [...(head ? [head] : []), ...links].map(({ path }) => path)),
  );
  const inFooter = footerColumns.flat().flatMap((group) => group.links.map((route) => route.path));

  it('shows every page but the first in header or footer', () => {
    const shown = new Set([...inMenus, ...inFooter]);
    expect(all.filter((route) => route.path !== '/' && !shown.has(route.path)).map((route) => route.path)).toEqual([]);
  });

  it('shows a page once in each of them, under its title where that names it already', () => {
    expect(inFooter).toEqual([...new Set(inFooter)]);
    const again = menus.flatMap((menu) =>
      menu.groups.flatMap(({ head, title, links }) => links.filter((link) => link === head && link.label === title)),
    );
    expect(again).toEqual([]);
  });

  it('links all cities and the legal pages from the footer', () => {
    expect(inFooter).toEqual(
      expect.arrayContaining([
        ...all.filter(({ template }) => template === 'city').map(({ path }) => path),
        '/impressum',
        '/datenschutz',
        '/barrierefreiheit',
        '/cookie-einstellungen',
        '/ueber-uns',
      ]),
    );
  });
});
