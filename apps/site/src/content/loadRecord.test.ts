import { expect, it } from 'vitest';
import { notFoundRoute, type Route, routes } from '../routes';
import { loadRecord, type Records } from './loadRecord';

it('has a record of its own for every route', async () => {
  const all = await Promise.all([...routes, notFoundRoute].map((route) => loadRecord(route)));
  expect(all.map(({ template }) => template)).toEqual([...routes, notFoundRoute].map(({ template }) => template));
  expect(new Set(all.map(({ record }) => record)).size).toBe(all.length);
});

it('does not compile with the record of another template, or without one', () => {
  // @ts-expect-error -- the record of a city is not one for a guide
  const mixedUp: Records['/daemmung'] = () => import('./cities/berlin');
  // @ts-expect-error -- a map that knows one route lacks the others
  const incomplete: Records = { '/daemmung': () => import('./guides/daemmung') };
  expect([mixedUp, incomplete]).toHaveLength(2);
});

it('says where a route without a record gets one', async () => {
  // A build compiles nothing, so it meets what the compiler would have told.
  const route = { ...notFoundRoute, path: '/neu' } as unknown as Route;
  await expect(loadRecord(route)).rejects.toThrow('“/neu” of src/routes.ts has no record. Add a line to src/content/');
});
