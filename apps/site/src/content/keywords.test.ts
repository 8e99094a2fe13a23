import { expect, it } from 'vitest';
import { keywords } from './keywords';

it.each(Object.entries(keywords))('%s has keywords that somebody may type, each once', (path, words) => {
  const wrong = words.filter((word, index) => word.trim() !== word || word === '' || words.indexOf(word) !== index);
  expect(wrong, `src/content/keywords.ts, “${path}”: delete these, or write them without spaces at their ends`).toEqual(
    [],
  );
});
