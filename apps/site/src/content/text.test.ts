import { expect, it } from 'vitest';
import { text } from './text';

it('keeps words and what is put in apart', () => {
  const strong = { kind: 'strong', label: 'viel' } as const;
  expect(text`Das ist ${strong}.`).toEqual(['Das ist ', strong, '.']);
  expect(text`${strong}`).toEqual([strong]);
});

it('refuses to say nothing, and to leave a gap where a name is misspelt', () => {
  const missing = undefined as never;
  expect(() => text``).toThrow('content: A record holds a text`` without words. Write the sentence');
  expect(() => text`Der Zuschuss beträgt ${missing}.`).toThrow('content: After “Der Zuschuss beträgt ” a record puts');
});
