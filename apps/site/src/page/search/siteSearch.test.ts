import { expect, it } from 'vitest';
import { routes } from '../../routes';
import { siteSearch } from './siteSearch';

it('says where a route without words for the search gets them', () => {
  // A build compiles nothing, so it meets what the compiler would have told.
  const pages = routes.map(({ path, label }) => ({ path, content: { title: label, description: '', html: '' } }));
  expect(() => siteSearch(pages, {})).toThrow(
    '“/” of src/routes.ts has no words for the search. Add a line to src/content/',
  );
});
