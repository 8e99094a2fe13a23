import { expect, it } from 'vitest';
import { checkSiteName } from './checkSiteName';

it.each(['', ' Hausblick', 'H', '[Name]', 'Haus\u00adblick'])('refuses “%s” as the name of the site', (name) => {
  expect(() => checkSiteName(name)).toThrow(
    `site: SITE_NAME in settings/site.ts is ${JSON.stringify(name)}. Titles, header and footer would show it. Enter it in full, without placeholders`,
  );
});

it('names missing quotes, and takes the names of other sites', () => {
  expect(() => checkSiteName(2030)).toThrow(
    'is 2030. Titles, header and footer would show it. Write it in quotes: "2030".',
  );
  for (const name of ['Haus & Hof', 'Sanieren 24']) expect(() => checkSiteName(name)).not.toThrow();
});
