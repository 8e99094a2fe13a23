import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));

/** Source of each entry that examples import from, by what is imported. */
function entryFiles(): [specifier: string, file: string][] {
  const ui = JSON.parse(readFileSync(join(packages, 'ui/package.json'), 'utf8')) as { exports: Record<string, object> };
  return [
    ...Object.keys(ui.exports).flatMap((key): [string, string][] => {
      const file = join(packages, 'ui/src/entries', `${key.slice(2)}.ts`);
      return key !== '.' && existsSync(file) ? [[`@sanierungsweg/ui/${key.slice(2)}`, file]] : [];
    }),
    ['@sanierungsweg/consent', join(packages, 'consent/src/react/index.ts')],
    ['@sanierungsweg/consent/ui', join(packages, 'consent/src/ui/index.ts')],
    ['@sanierungsweg/consent/core', join(packages, 'consent/src/core/index.ts')],
    ['@sanierungsweg/lead-widget', join(packages, 'lead-widget/src/react/index.ts')],
  ];
}

/** Where the packages publish what their stories import by a path: `DialogProps` of `…/Dialog/Dialog` and so on. */
export function publicNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [specifier, file] of entryFiles()) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    for (const statement of source.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) {
        continue;
      }
      const from = statement.moduleSpecifier as ts.StringLiteral | undefined;
      if (!from?.text.startsWith('.')) continue;
      for (const { name, propertyName } of statement.exportClause.elements) {
        names.set(`${join(dirname(file), from.text)}#${(propertyName ?? name).text}`, specifier);
      }
    }
  }
  return names;
}
