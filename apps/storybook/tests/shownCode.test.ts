import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { allCode } from '../shownCode/allCode';
import { publicNames } from '../shownCode/publicNames';
import { showCode } from '../shownCode/showCode';
import { readStoryFile } from '../shownCode/storyFile';

const here = fileURLToPath(new URL('..', import.meta.url));
const placeOf = (id: string) => join(here, 'shown', `${id}.tsx`);

let code: Map<string, string>;
let complaints: Map<string, string[]>;

/** What the compiler says about each piece of code, against the packages as they are published. */
function compile(): Map<string, string[]> {
  const files = new Map([...code].map(([id, text]) => [placeOf(id), text]));
  const { config } = ts.readConfigFile(join(here, '../../tsconfig.base.json'), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, here);
  const host = ts.createCompilerHost(options);
  const withFiles: ts.CompilerHost = {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    getSourceFile: (path, ...rest) => {
      const text = files.get(path);
      return text === undefined
        ? host.getSourceFile(path, ...rest)
        : ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    },
  };
  const program = ts.createProgram([...files.keys()], { ...options, types: [] }, withFiles);
  const found = new Map<string, string[]>();
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const path = file?.fileName ?? '';
    found.set(path, [...(found.get(path) ?? []), ts.flattenDiagnosticMessageText(messageText, '\n')]);
  }
  return found;
}

beforeAll(() => {
  code = allCode();
  complaints = compile();
});

it('is there for every story of the packages', () => {
  expect(code.size).toBeGreaterThan(150);
});

it('compiles as a portal would copy it', () => {
  expect([...complaints].map(([path, messages]) => `${path}: ${messages.join('\n')}`)).toEqual([]);
});

it('imports from what is published', () => {
  const wrong = [...code].filter(
    ([, text]) =>
      !/^import .+ from '@sanierungsweg\//m.test(text.replaceAll(/\{\n([^}]*)\}/g, '{}')) ||
      /from '\.|storybook|\bfn\(|React\.Fragment/.test(text),
  );
  expect(wrong).toEqual([]);
});

it('brings the styles of what it shows', () => {
  const unstyled = [...code].filter(
    ([, text]) => text.includes("from '@sanierungsweg/ui/") && !text.includes("import '@sanierungsweg/ui/styles.css';"),
  );
  expect(unstyled.map(([id]) => id)).toEqual([]);
});

const stories = (body: string) => `
import { Button } from './Button';
import { secret } from '../secret';
const meta = { title: 'Bausteine/Schaltfläche (Button)', component: Button, args: { children: 'Los', onClick: fn() } };
export default meta;
${body}`;

const shown = (body: string) =>
  showCode(
    readStoryFile('/packages/ui/src/Button/Button.stories.tsx', stories(body)),
    'Beispiel',
    new Map([['/packages/ui/src/Button/Button#Button', '@sanierungsweg/ui/button']]),
  );

it('shows the props of a story, and neither spies nor what is undefined', () => {
  const text = shown("export const Beispiel: Story = { args: { variant: 'cta', disabled: true, title: undefined } };");
  expect(text).toContain("import { Button } from '@sanierungsweg/ui/button';");
  expect(text).toContain('<Button variant="cta" disabled>Los</Button>');
});

it('fills in what a render function is given', () => {
  expect(
    shown('export const Beispiel = { render: (args) => <p title={args.children}><Button {...args} /></p> };'),
  ).toContain(`<p title={('Los')}><Button>Los</Button></p>`);
  expect(shown('export const Beispiel = { render: ({ children }) => <Button>{children}!</Button> };')).toContain(
    "const children = 'Los';",
  );
});

it('refuses to show what nobody can import', () => {
  expect(() => shown('export const Beispiel = { render: () => <Button>{secret}</Button> };')).toThrow(
    /secret of “..\/secret”/,
  );
});

it('knows the types that packages publish beside their components', () => {
  expect([...publicNames()].find(([place]) => place.endsWith('/Dialog/Dialog#DialogProps'))?.[1]).toBe(
    '@sanierungsweg/ui/dialog',
  );
});
