import { expect, it } from 'vitest';
import { headMarkup } from './head';

it('holds a name of the site with signs that mean something in markup', () => {
  const head = { title: 'Dach', description: 'Das Dach.', canonical: 'https://www.example.org/dach', indexed: true };
  expect(headMarkup(head, { siteName: 'Haus & Hof "Plus"' })).toContain(
    '<meta property="og:site_name" content="Haus &amp; Hof &quot;Plus&quot;">',
  );
});
