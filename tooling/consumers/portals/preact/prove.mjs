import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { html } from './dist/page.js';

for (const part of [
  'Angebote anfordern',
  'Karte ausgeblendet',
  'aria-label="Anfrage"',
  'aria-label="Meldungen',
  'Löschen?',
])
  assert.ok(html.includes(part), `The page that the server draws lacks ${part}.`);
assert.ok(!html.includes('Karte eingeblendet'), 'The server draws what nobody has agreed to.');
assert.doesNotMatch(
  readFileSync('dist/page.js', 'utf8'),
  /react\.(?:production|development)/,
  'React is in the page beside Preact.',
);
