import { expect, it } from 'vitest';
import { lostLetters } from './lostLetters';

it('names the page, its first word that has lost a letter, and the remedy', () => {
  const latin1 = (words: string) => new TextDecoder().decode(Buffer.from(words, 'latin1'));
  const pages = [
    { path: '/heizung', record: { h1: 'Wärmepumpe – 12.000 €', sections: [{ heading: '„Öl“' }] } },
    { path: '/dach', record: { h1: 'Dach', sections: [{ heading: latin1('Die Dämmung prüfen') }] } },
  ];
  expect(lostLetters(pages)).toEqual(['  /dach: “D\uFFFDmmung”. Save the file of its record as UTF-8.']);
});
