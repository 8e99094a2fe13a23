import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { builtRoutes } from './routes';

/** All recommended rules but these, each for its reason. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React spells some attributes as the properties they set (popoverTarget); HTML does not distinguish case.
    'attr-case': 'off',
    // React writes `disabled=""`, `hidden=""` and `<input/>`; both are what HTML calls valid, and nobody types them here.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Generated ids begin with an underscore, which HTML allows and no style sheet of ours selects.
    'valid-id': ['error', { relaxed: true }],
    // Safari takes lists without markers for no lists, and browsers take tables that are laid out as blocks for no
    // tables: their own roles bring them back.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
};

for (const variant of ['', '-asking']) {
  test(`every page of dist${variant}/ is valid HTML`, async () => {
    test.setTimeout(180_000);
    const validator = new HtmlValidate(CONFIG);
    const dist = fileURLToPath(new URL(`../dist${variant}`, import.meta.url));
    const files = readdirSync(dist).filter((file) => file.endsWith('.html'));
    expect(files.length).toBe(builtRoutes.length + 1);
    const faults: string[] = [];
    for (const file of files) {
      const report = await validator.validateString(readFileSync(`${dist}/${file}`, 'utf8'), file);
      for (const { messages } of report.results) {
        for (const { ruleId, message, selector } of messages) faults.push(`${file} ${ruleId}: ${message} ${selector}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('every page comes with the rules for what it shows, and not with code that is fetched later', () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const classesOf = (css: string) => new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
  const sheet = (name: string) => readFileSync(`${dist}/assets/${name}`, 'utf8');
  const sheets = readdirSync(`${dist}/assets`).filter((file) => file.endsWith('.css'));
  const dressedAnywhere = classesOf(sheets.map(sheet).join(''));
  const bare: string[] = [];
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(`${dist}/${file}`, 'utf8');
    const within = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    const linked = sheets.filter((name) => html.includes(`href="/assets/${name}"`)).map(sheet);
    const dressed = classesOf([...within, ...linked].join(''));
    const worn = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    for (const name of worn) if (dressedAnywhere.has(name) && !dressed.has(name)) bare.push(`${file} .${name}`);
  }
  expect(dressedAnywhere.size).toBeGreaterThan(0);
  expect(bare).toEqual([]);
});

test('every link has its line in Safari, which until version 26.2 takes no more than the line from the shorthand', () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const sheets = ['', 'assets/'].flatMap((folder) =>
    readdirSync(`${dist}/${folder}`)
      .filter((name) => /\.(?:css|html)$/.test(name))
      .map((name) => readFileSync(`${dist}/${folder}${name}`, 'utf8')),
  );
  const lines = sheets.flatMap((sheet) => sheet.match(/text-decoration:[^;}"]*/g) ?? []);
  expect(lines).toContain('text-decoration:underline');
  expect(lines.filter((line) => line.trim().includes(' '))).toEqual([]);
});

test('the validator sees what is wrong', async () => {
  const report = await new HtmlValidate(CONFIG).validateString('<p><div id="a"></div><div id="a"></div><img src="x">');
  const rules = report.results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  for (const rule of ['no-implicit-close', 'no-dup-id', 'wcag/h37']) expect(rules).toContain(rule);
});
