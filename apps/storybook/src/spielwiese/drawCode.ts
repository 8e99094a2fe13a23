import * as ui from '@sanierungsweg/ui';
import * as react from 'react';
import { transform } from 'sucrase';

/** What code may import here, as it would in a portal. */
const modules: Readonly<Record<string, object>> = { react, ui };

const UI_ENTRY = /^@sanierungsweg\/ui(?:\/[\w-]+)?$/;

function load(name: string): object {
  const found = UI_ENTRY.test(name) ? modules.ui : modules[name];
  if (found) return found;
  // Style sheets are there already.
  if (name.endsWith('.css')) return {};
  throw new Error(`„${name}“ gibt es hier nicht. Einbinden lassen sich react und @sanierungsweg/ui/….`);
}

/** Whether the code is a file of its own, or the element alone. */
const isFile = (code: string) => /^\s*(?:import|export|const|function|\/[/*])/.test(code);

const asFile = (code: string) =>
  isFile(code) ? code : `export function Beispiel() {\n  return (<>\n${code}\n</>);\n}`;

const isComponent = (value: unknown): value is react.ComponentType => typeof value === 'function';

/** What can be used without importing it: all components and React's hooks. */
const given = { ...react, ...ui };

/**
 * Makes a component of code that somebody typed: a file with imports that exports a component, or JSX alone.
 * @throws If it is no code, or exports no component; the message says what is wrong, in words for people
 */
export function drawCode(code: string): react.ComponentType {
  const { code: script } = transform(asFile(code), {
    transforms: ['jsx', 'typescript', 'imports'],
    jsxRuntime: 'classic',
    production: true,
  });
  const exported: Record<string, unknown> = {};
  // The point of a playground is to run what its reader types; nothing else gets here but an address that they open.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- see above
  const run = new Function('exports', 'require', 'React', 'given', `with (given) { ${script}\n}`);
  run(exported, load, react, given);
  const component = Object.values(exported).find(isComponent);
  if (component) return component;
  throw new Error('Es fehlt ein Baustein. Schreiben Sie JSX, oder „export function Beispiel() { return … }“.');
}
