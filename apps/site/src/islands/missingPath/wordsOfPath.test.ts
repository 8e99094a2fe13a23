import { expect, it } from 'vitest';
import { wordsOfPath } from './wordsOfPath';

it('gives the words of an address as somebody would type them', () => {
  expect(wordsOfPath('/waermepumpe-preise.html')).toBe('waermepumpe preise');
  expect(wordsOfPath('/ratgeber/d%C3%A4mmung_kosten/')).toBe('ratgeber dämmung kosten');
});

it('takes any address calmly', () => {
  expect(wordsOfPath('/%E0%A4%A')).toBe('E0 A4 A');
  expect(wordsOfPath('/')).toBe('');
  expect(wordsOfPath(`/${'a'.repeat(500)}`)).toHaveLength(80);
});
