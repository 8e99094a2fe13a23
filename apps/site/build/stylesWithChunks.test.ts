import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { stylesWithChunks } from './stylesWithChunks.mjs';

interface Plugin {
  generateBundle: (options: unknown, bundle: Record<string, unknown>) => void;
}

/** What a chunk that has style sheets of its own is written as. */
function writtenWithSheets(code: string, importedCss: readonly string[]): string {
  const viteMetadata = { importedCss: new Set(importedCss) };
  const chunk = {
    type: 'chunk',
    code,
    imports: [],
    facadeModuleId: '/src/browser/terms/explainTerms.ts',
    viteMetadata,
  };
  (stylesWithChunks() as unknown as Plugin).generateBundle({}, { 'assets/explainTerms.js': chunk });
  return chunk.code;
}

test('a chunk that waits for its sheet has given a value to all that it hands out', () => {
  const code = writtenWithSheets('handOut(()=>name);var name="box";export{name};', ['assets/terms.css']);
  const sheets: string[] = [];
  const document = {
    querySelector: () => null,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => sheets.push(href) },
  };
  // Safari gives a second import the names while the first still waits for the sheet; here they are asked for then.
  let name = () => 'nothing';
  const handOut = (read: () => string) => {
    name = read;
  };
  runInNewContext(`(async()=>{${code.replace('export{name}', '')}})()`, { document, handOut });
  expect(sheets).toEqual(['/assets/terms.css']);
  expect(name()).toBe('box');
});
