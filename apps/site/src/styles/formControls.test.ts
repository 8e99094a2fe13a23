// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// Fields, choices and groups look as packages/ui says, so that nothing is styled twice (ADR 0027). What follows finds
// looks that stand elsewhere: selectors that name a form element, and form elements with a class that is not ui's.

const src = fileURLToPath(new URL('..', import.meta.url));

/** Form elements, and what tells one kind of `<input>` from another. */
const FORM_ELEMENT = /(?<![\w.#${-])(?:input|select|textarea|progress|meter|fieldset|legend)(?![\w-])|\[type\b/;

/** What a selector only asks for; the element that it styles is another one. */
const CONDITION = /:(?:has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const sources = (kind: RegExp) =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

const withoutImports = (text: string) => text.replaceAll(/^import [^;]*;$/gm, '');

function selectorsOn(text: string): string[] {
  return [...withoutImports(text).matchAll(/(['"`])((?:(?!\1)[^\\])*)\1/g)]
    .map(([, , literal = '']) => literal)
    .filter((literal) => FORM_ELEMENT.test(literal.replaceAll(CONDITION, '')));
}

/** Classes of form elements in a component that do not start from ui's. */
function classesOf(file: string, text: string): string[] {
  const imported = new Map(
    [...text.matchAll(/import \* as (\w+) from '(\.[^']+\.css)'/g)].map(([, name = '', path = '']) => [
      name,
      readFileSync(`${join(src, dirname(file), path)}.ts`, 'utf8'),
    ]),
  );
  return [...text.matchAll(/<(?:input|select|textarea|progress|meter|fieldset|legend)\b([^<]*)/g)].flatMap(
    ([, attributes = '']) => {
      const [, given] = /\bclassName=(\{[^}]*\}|"[^"]*")/.exec(attributes) ?? [];
      if (!given) return [];
      const [, sheet = '', name = ''] = /^\{(\w+)\.(\w+)\}$/.exec(given) ?? [];
      const begins = new RegExp(`export const ${name} = style\\(\\[\\s*\\w+Classes\\.`);
      return begins.test(imported.get(sheet) ?? '') ? [] : [given];
    },
  );
}

it('styles no form element by its name', () => {
  const sheets = sources(/\.css(?:\.ts)?$/);
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap(({ file, text }) => selectorsOn(text).map((selector) => `${file}: ${selector}`))).toEqual([]);
});

it('gives form elements no class but those of packages/ui', () => {
  const components = sources(/(?<!\.(?:test|stories))\.tsx$/);
  expect(components.filter(({ text }) => text.includes('<input')).length).toBeGreaterThan(2);
  expect(
    components.flatMap(({ file, text }) => classesOf(file, text).map((given) => `${file}: className=${given}`)),
  ).toEqual([]);
});

it.each([
  ['globalStyle(`${tick} input`, { margin: 0 });', ['${tick} input']],
  ['globalStyle(`${group} > legend`, {});', ['${group} > legend']],
  ["style({ selectors: { '&[type=checkbox]': {} } });", ['&[type=checkbox]']],
  ["style({ selectors: { 'html:not(:has(:is(input, select):focus)) &': {} } });", []],
])('knows a look from a condition: %s', (text, found) => {
  expect(selectorsOn(text)).toEqual(found);
});
