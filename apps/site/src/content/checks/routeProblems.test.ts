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
