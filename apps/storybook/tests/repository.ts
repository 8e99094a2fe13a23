import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Text of a file of the repository. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every file below a folder, as paths from the root of the repository, in alphabetical order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .toSorted();
}

/** Paths of the modules that a file imports by a relative path, without their extension. */
export function relativeImports(path: string): string[] {
  return [...read(path).matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to));
}
