import { expect, it } from 'vitest';
import { routeProblems } from './routeProblems';

const dach = { path: '/dach', label: 'Dach' };

it('takes what browsers, hosts and people write alike', () => {
  expect(
    routeProblems([{ path: '/', label: 'Start' }, dach, { path: '/dach-2', label: 'B', parent: '/dach' }]),
  ).toEqual([]);
});

it.each([
  ['/Über-uns', '/ueber-uns'],
  ['/dach/', '/dach'],
  ['dach', '/dach'],
  ['/dach sanieren', '/dach-sanieren'],
  ['/ratgeber/dach', '/ratgeber-dach'],
])('refuses %s and says what to write', (path, remedy) => {
  expect(routeProblems([{ path, label: 'A' }])).toEqual([`  “${path}” is no address of this site. Write “${remedy}”.`]);
});

it('names a route that stands there twice, and a parent that is none', () => {
  expect(routeProblems([dach, { ...dach, label: 'Dach neu', parent: '/haus' }])).toEqual([
    '  “/dach” stands there twice, the second time as “Dach neu”. Delete one, or give it a path of its own.',
    '  “/dach” has the parent “/haus”, which is no route. Write the path of a line of the table.',
  ]);
});

it('names pages that lie below themselves, which nothing could draw', () => {
  const round = [
    { path: '/a', label: 'A', parent: '/b' },
    { path: '/b', label: 'B', parent: '/a' },
    { path: '/c', label: 'C', parent: '/b' },
    { path: '/d', label: 'D', parent: '/d' },
  ];
  expect(routeProblems(round)).toEqual([
    '  “/a” lies below itself, by way of its parent “/b”. Take “parent” away from the page above.',
    '  “/b” lies below itself, by way of its parent “/a”. Take “parent” away from the page above.',
    '  “/d” lies below itself, by way of its parent “/d”. Take “parent” away from the page above.',
  ]);
});

it('names former addresses that are none, are taken, or would lead to two pages', () => {
  const rows: Parameters<typeof routeProblems>[0] = [
    { ...dach, formerly: ['/dach-alt', '/Dächer', '/b'] },
    { path: '/b', label: 'B', formerly: ['/dach-alt'] },
  ];
  expect(routeProblems(rows)).toEqual([
    '  “/dach” was formerly “/Dächer”, which is no address of this site. Write “/daecher”.',
    '  “/dach” was formerly “/b”, where a page stands today. Delete it from “formerly”.',
    '  “/b” was formerly “/dach-alt”, which “formerly” names twice. Leave it at the page that it shall lead to.',
  ]);
});

it('names a label that is none, and an anchor that no address can hold', () => {
  const rows = [
    { path: '/a', label: '' },
    { path: '/b', label: 'B\u00a0' },
    { path: '/c', label: undefined as never },
    { ...dach, lead: { integration: null, anchor: 'Förderung Dach' } },
  ];
  expect(routeProblems(rows)).toEqual([
    '  “/a” has the label “”. Write its short German name, without spaces at the ends.',
    '  “/b” has the label “B\u00a0”. Write its short German name, without spaces at the ends.',
    '  “/c” has the label “undefined”. Write its short German name, without spaces at the ends.',
    '  “/dach” has its form at “#Förderung Dach”, which is no part of an address. Write “foerderung-dach”.',
  ]);
});
