import { expect, it } from 'vitest';
import { sectionId } from './sectionId';

it('writes umlauts out and drops what no fragment holds', () => {
  expect(sectionId({ heading: 'Öfen & Größe – „ja“?' })).toBe('oefen-groesse-ja');
});

it('keeps an id that the record gives', () => {
  expect(sectionId({ heading: 'Öfen', id: 'heizen' })).toBe('heizen');
});
