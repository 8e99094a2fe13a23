import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { folderOf, run } from '../installation.mjs';

const recorded = (name) =>
  JSON.parse(readFileSync(new URL(`../../../packages/${name}/contents.generated.json`, import.meta.url), 'utf8'))
    .entries;

/** What each entry of some packages promises to export, by specifier. */
const promised = (names) =>
  Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(recorded(name)).map(([key, entry]) => [`@sanierungsweg/${name}${key.slice(1)}`, entry]),
    ),
  );

/** Whether an entry needs React, itself or through a sibling. */
function needsReact(entries, specifier) {
  return entries[specifier].imports.some(
    (each) => /^react\b/.test(each) || (each in entries && needsReact(entries, each)),
  );
}

async function expectExports(portal, entries, specifiers) {
  const found = JSON.parse(await run(portal, 'importing the entries', ['node', 'entries.mjs', ...specifiers]));
  const both = ({ exports }) => ({ imported: exports, required: exports });
  expect(found).toEqual(Object.fromEntries(specifiers.map((specifier) => [specifier, both(entries[specifier])])));
}

/** A portal without a page: what Node imports, requires and starts. */
export function checkNode(portal) {
  const { reacts = 1 } = portal;
  const all = promised(portal.packages);

  test('imports and requires every entry, without a word', async () => {
    const specifiers = Object.keys(all).filter((specifier) => reacts || !needsReact(all, specifier));
    expect(specifiers.length).toBeGreaterThan(5);
    await expectExports(portal, all, specifiers);
  });

  if (reacts) {
    test('renders the same page by import and by require', async () => {
      const imported = await run(portal, 'rendering by import', ['node', 'render.mjs']);
      expect(imported).toContain('ui-button_cta');
      expect(imported).toContain('class="lead-widget"');
      expect(await run(portal, 'rendering by require', ['node', 'render.cjs'])).toBe(imported);
    });
  }

  test('finds the demonstration hub also where a test runner has made a document', async () => {
    const read = `globalThis.document = { baseURI: 'http://localhost/' };
      console.log(require('@sanierungsweg/lead-widget/sandbox').hubSource());`;
    expect(await run(portal, 'reading the hub', ['node', '-e', read])).toContain('Sandbox');
  });

  test('starts the sandbox by its command, and explains the contract', async () => {
    const [npx, ...args] = ['npm', 'exec', '--offline', '--'];
    expect(await run(portal, 'asking for help', [npx, ...args, 'lead-widget-contract', '--help'])).toContain('--hub');
    const sandbox = spawn(
      process.execPath,
      ['node_modules/@sanierungsweg/lead-widget/dist/sandbox-cli.js', '--port', '0'],
      { cwd: folderOf(portal) },
    );
    const [printed] = await once(sandbox.stdout, 'data');
    const [origin] = String(printed).match(/http:\/\/127\.0\.0\.1:\d+/);
    const hub = await fetch(`${origin}/js/hub.js`);
    expect(hub.headers.get('content-type')).toContain('javascript');
    expect(await hub.text()).toContain('Sandbox');
    sandbox.kill();
    await once(sandbox, 'exit');
  });
}
