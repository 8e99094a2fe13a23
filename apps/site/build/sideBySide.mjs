/** The chunk that every page has, with all that it imports. */
const BOOT = /\/src\/browser\/boot\.ts$/;

/** A tool: the component in the folder of its name. */
const TOOL = /\/src\/islands\/(\w)(\w+)\/(?!\1)\w\2\.tsx$/;

/** What asks for the planner, which is a tool as well. */
const PLANNER = /\/src\/islands\/housePlan\/adoptHousePlan\.ts$/;

/** What lists the parts of tools. */
const PARTS = /\/src\/islands\/resultParts\.ts$/;

/** An `import()` in a list, with what stands behind it there, so that no other place of the list changes. */
const LISTED = /(?<=\[\s*)import\("\.\/([^"]+)"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?(?:,\s*\.\.\.\w+\(\))?(?=\s*\])/g;

/** A module in a list. */
const PART = /"(\/src\/islands\/[^"]+)"/g;

/**
 * Vite plugin: where tools are asked for, an `import()` in a list is followed by one for each chunk that its own imports,
 * so that a browser fetches them side by side. One after the other each takes a second and more on a slow line. What
 * all tools import stands in the page (assets.mjs).
 * @returns {import('vite').Plugin}
 */
export function sideBySide() {
  return {
    name: 'side-by-side',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // As long as the names of chunks are open: those in the code of one become part of its own.
    renderChunk(code, { moduleIds }, _options, { chunks }) {
      const isAnyOf = (modules) => moduleIds.some((id) => modules.test(id));
      if (!isAnyOf(PLANNER) && !isAnyOf(PARTS)) return null;
      /** @param {string} file @param {Set<string>} seen */
      const withImports = (file, seen = new Set()) => {
        if (seen.has(file)) return seen;
        seen.add(file);
        for (const name of chunks[file]?.imports ?? []) withImports(name, seen);
        return seen;
      };
      /** @param {(module: string) => boolean} isIt */
      const filesOf = (isIt) =>
        Object.values(chunks).flatMap(({ facadeModuleId, fileName }) => (isIt(facadeModuleId ?? '') ? [fileName] : []));
      const tools = filesOf((module) => TOOL.test(module));
      const [first = new Set(), ...others] = tools.map((file) => withImports(file));
      const ofAllTools = [...first].filter((file) => others.every((files) => files.has(file)));
      const ofPage = filesOf((module) => BOOT.test(module)).flatMap((file) => [...withImports(file)]);
      const besides = new Set([...ofPage, ...tools, ...ofAllTools]);
      const imported = (file) => [...withImports(file)].filter((name) => name !== file && !besides.has(name));
      return code
        .replaceAll(LISTED, (listed, name) =>
          [listed, ...imported(`assets/${name}`).map((file) => `import("./${file.replace('assets/', '')}")`)].join(
            ', ',
          ),
        )
        .replaceAll(PART, (_listed, part) => {
          const [file] = filesOf((module) => module.endsWith(part));
          if (!file)
            throw new Error(`build: ${part} is not a chunk of its own. Name another in islands/resultParts.ts.`);
          return [file, ...imported(file)].map((name) => `"/${name}"`).join(', ');
        });
    },
  };
}
