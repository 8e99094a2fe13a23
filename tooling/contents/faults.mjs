// What has to hold for every published package, whatever it contains.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { codeEntries } from './packageContents.mjs';

const text = ({ folder }, file) => readFileSync(join(folder, file), 'utf8');
const packageOf = (specifier) => specifier.match(/^(?:@[^/]+\/)?[^/]+/)[0];

/**
 * What cannot be looked at, for files that the package names are not there, as after half a build.
 * @param {{ files: string[], manifest: any }} packed
 * @returns {string[]} their paths
 */
export function missingFiles({ files, manifest }) {
  const named = codeEntries(manifest).flatMap(([, target]) => [target.import.default, target.require?.default]);
  return [...new Set([...named, ...Object.values(manifest.bin ?? {})])]
    .filter((path) => path !== undefined)
    .map((path) => path.replace(/^\.\//, ''))
    .filter((path) => !files.includes(path));
}

/** Each entry is there in both formats, with declarations and maps, and says 'use client' in both or in neither. */
function entryFaults(packed) {
  const faults = [];
  for (const [key, target] of codeEntries(packed.manifest)) {
    const client = ['import', 'require'].map((condition) => {
      const { types, default: file } = target[condition] ?? {};
      if (Object.keys(target[condition] ?? {})[0] !== 'types') faults.push(`${key}: "types" is not first`);
      for (const path of [types, file, `${file}.map`]) {
        if (!packed.files.includes(path?.slice(2))) faults.push(`${key}: ${path} is not in the tarball`);
      }
      return text(packed, file).startsWith("'use client';");
    });
    if (client[0] !== client[1]) faults.push(`${key}: 'use client' in one format only`);
  }
  return faults;
}

/** What React offers on a server without a state: none of it needs a client. */
const STATELESS_HOOKS = ['use', 'useCallback', 'useDebugValue', 'useId', 'useMemo'];

/** A function of the entry's own that React calls with an element, which no server can hand over. */
const hasRefCallback = (code) =>
  [...code.matchAll(/\bref: (\w+)/g)].some(([, name]) =>
    new RegExp(`function ${name}\\(|const ${name} = \\(`).test(code),
  );

/** 'use client' stands on exactly the entries that hold state, effects, a context or a function for a ref. */
function clientFaults(packed) {
  return codeEntries(packed.manifest).flatMap(([key, target]) => {
    const code = text(packed, target.import.default);
    const imported = [...code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*["']react["']/g)].flatMap(([, names]) =>
      names.split(',').map((name) => name.trim().split(' as ')[0]),
    );
    const due =
      hasRefCallback(code) ||
      imported.some(
        (name) => name === 'createContext' || (/^use([A-Z]|$)/.test(name) && !STATELESS_HOOKS.includes(name)),
      );
    if (due === code.startsWith("'use client';")) return [];
    return [due ? `${key}: 'use client' is missing` : `${key}: 'use client' is not needed`];
  });
}

/** Every map belongs to a file that names it, holds its sources, and knows no machine. Returns what was bundled, too. */
function readMaps(packed) {
  const faults = [];
  const bundled = new Set();
  for (const file of packed.files.filter((path) => path.endsWith('.map'))) {
    const map = JSON.parse(text(packed, file));
    const code = file.slice(0, -'.map'.length);
    if (
      !text(packed, code)
        .trimEnd()
        .endsWith(`//# sourceMappingURL=${file.split('/').at(-1)}`)
    ) {
      faults.push(`${code} does not name its source map`);
    }
    map.sources.forEach((source, index) => {
      if (/^(\/|[a-z]+:)/i.test(source)) faults.push(`${file} names a path of this machine: ${source}`);
      if (typeof map.sourcesContent?.[index] !== 'string') faults.push(`${file} lacks the text of ${source}`);
      const [, foreign] = source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
      if (foreign) bundled.add(foreign);
    });
  }
  for (const file of packed.files.filter((path) => /\.(c?js|css)$/.test(path))) {
    const [, named] = text(packed, file).match(/[#@] sourceMappingURL=(\S+)/) ?? [];
    if (named && !packed.files.includes(join(file, '..', named)))
      faults.push(`${file} names ${named}, which is missing`);
  }
  return { faults, bundled };
}

/** The licence goes along, and a notice for everything that others wrote. */
function licenceFaults(packed, bundled) {
  const faults = [];
  const notices = packed.files.includes('THIRD-PARTY-NOTICES.md') ? text(packed, 'THIRD-PARTY-NOTICES.md') : '';
  if (!packed.files.includes('LICENSE')) faults.push('LICENSE is missing');
  for (const name of bundled) {
    if (!notices.includes(`## ${name}`)) faults.push(`${name} is bundled, but not in THIRD-PARTY-NOTICES.md`);
  }
  for (const font of packed.files.filter((path) => path.endsWith('.woff2'))) {
    const family = font.replace(/-[^-/]+\.woff2$/, '');
    if (!packed.files.includes(`${family}-LICENSE.txt`)) faults.push(`${font} has no ${family}-LICENSE.txt beside it`);
  }
  return faults;
}

/** Every command is there and can be started. */
function commandFaults(packed) {
  return Object.entries(packed.manifest.bin ?? {})
    .filter(([, path]) => !text(packed, path).startsWith('#!/usr/bin/env node\n'))
    .map(([command, path]) => `${command}: ${path} cannot be started, its first line names no program`);
}

/** What a reader of the tarball follows leads somewhere: other files by the tarball, headings by the text itself. */
function linkFaults(packed) {
  return packed.files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...text(packed, path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
        .map(([, target]) => join(path, '..', target))
        .filter((target) => !packed.files.includes(target))
        .map((target) => `${path} leads to ${target}, which is not in the tarball`),
    );
}

/** A vanilla-extract of the portal would process these again, and fail. */
function nameFaults(packed) {
  return packed.files.filter((path) => /\.css\.c?js$/.test(path)).map((path) => `${path} must not be called so`);
}

/** Everything that code loads is declared, and everything declared is loaded. */
function dependencyFaults(packed, entries) {
  const { name, dependencies = {}, peerDependencies = {} } = packed.manifest;
  const loaded = new Set(Object.values(entries).flatMap((entry) => entry.imports.map(packageOf)));
  const declared = Object.keys({ ...dependencies, ...peerDependencies });
  const missing = [...loaded].filter((each) => each !== name && !isBuiltin(each) && !declared.includes(each));
  // react-dom draws what our components return. We load nothing of it, and it has to fit all the same.
  const idle = declared.filter((each) => !loaded.has(each) && each !== 'react-dom');
  return [
    ...missing.map((each) => `${each} is loaded, but not declared`),
    ...idle.map((each) => `${each} is declared, but never loaded`),
  ];
}

/**
 * @param {{ folder: string, files: string[], manifest: any }} packed
 * @param {Awaited<ReturnType<typeof import('./packageContents.mjs').packageContents>>} contents
 * @returns {string[]} what is wrong, each in a sentence
 */
export function faultsOf(packed, { entries }) {
  const { faults, bundled } = readMaps(packed);
  return [
    ...entryFaults(packed),
    ...clientFaults(packed),
    ...faults,
    ...licenceFaults(packed, bundled),
    ...commandFaults(packed),
    ...nameFaults(packed),
    ...linkFaults(packed),
    ...dependencyFaults(packed, entries),
  ];
}
