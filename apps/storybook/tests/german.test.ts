import { expect, it } from 'vitest';
import { german } from '../.storybook/german/speakGerman';
import { patterns, words } from '../.storybook/german/words';

it('says in German what it knows, and leaves the rest', () => {
  expect(german('Show code')).toBe('Code zeigen');
  expect(german(' Copy ')).toBe(' Kopieren ');
  expect(german('Edit x as JSON')).toBe('x als JSON bearbeiten');
  expect(german('Zoom to 50%')).toBe('Auf 50 % vergrößern');
  expect(german('Angebot anfordern')).toBe('Angebot anfordern');
});

it('never translates its own words again', () => {
  for (const word of Object.values(words)) expect(german(word)).toBe(words[word] ?? word);
  for (const [, said] of patterns) expect(german(said)).toBe(said);
});
