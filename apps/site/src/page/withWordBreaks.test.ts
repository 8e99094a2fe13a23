import { expect, it } from 'vitest';
import { withWordBreaks } from './withWordBreaks';

it.each([
  ['Umzugsunternehmen', 'Umzugs|unternehmen'],
  ['Umzugsunternehmens', 'Umzugs|unternehmens'],
  ['Wohnungseigentümergemeinschaft', 'Wohnungseigentümer|gemeinschaft'],
  ['Wärmedämmverbundsystem', 'Wärmedämm|verbund|system'],
  ['Fassadendämmung und Photovoltaikanlage', 'Fassaden|dämmung und Photovoltaik|anlage'],
  ['des Gründerzeithauses', 'des Gründerzeit|hauses'],
  ['der SANIERUNGSFAHRPLAN', 'der SANIERUNGS|FAHRPLAN'],
  ['Luft-Wasser-Wärmepumpe', 'Luft-Wasser-Wärmepumpe'],
])('%s may break at %s', (word, expected) => {
  expect(withWordBreaks(`<h2>${word}</h2>`)).toBe(`<h2>${expected.replaceAll('|', '\u00ad')}</h2>`);
});

it('keeps one or two letters before a hyphen with what follows, and lets longer words go', () => {
  expect(withWordBreaks('<p>U-Wert, Uw-Wert, E-Mail, Luft-Wasser, Blower-Door-Test, 0-Euro</p>')).toBe(
    '<p>U-\u2060Wert, Uw-\u2060Wert, E-\u2060Mail, Luft-Wasser, Blower-Door-Test, 0-Euro</p>',
  );
});

it('leaves attributes, drawings, addresses and islands alone, and goes on behind them', () => {
  const kept =
    '<a href="/U-Wert" aria-label="Umzugsunternehmen"></a><svg><g><text>Umzugsunternehmen</text></g></svg>' +
    '<div class="w" data-island="x"><div>Umzugsunternehmen</div><div><div>E-Mail</div></div></div><code>U-Wert</code>' +
    '<p>e-post@example.org, www.verbraucherzentrale.de</p>';
  expect(withWordBreaks(`${kept}<p>Umzugsunternehmen</p>`)).toBe(`${kept}<p>Umzugs\u00adunternehmen</p>`);
});
