import { expect, it } from 'vitest';
import { read } from './repository';

const PACKAGES = ['ui', 'consent', 'lead-widget'];

/** The lines of a document that are no code. */
const proseOf = (name: string) => read(`packages/${name}/README.md`).replaceAll(/^```.*?^```$/gms, '');

it.each(PACKAGES)('every heading of the README of %s has an address of its own', (name) => {
  const addresses = [...proseOf(name).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words.toLowerCase().replaceAll(/[^\p{L}\d -]/gu, ''),
  );
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

it.each(PACKAGES)('every column of a table in the README of %s says what it holds', (name) => {
  const heads = [...proseOf(name).matchAll(/^(\|.+\|)\n\|[-:| ]+\|$/gm)].map(([, head = '']) => head);
  expect(heads.length).toBeGreaterThan(0);
  // The corner of a table that compares may stay empty: its first column names what is compared.
  expect(heads.filter((head) => /^\|.*\|\s*\|/.test(head))).toEqual([]);
});
