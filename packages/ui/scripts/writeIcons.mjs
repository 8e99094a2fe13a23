import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { icons } from './iconSource.mjs';
import { writeGenerated } from './writeGenerated.mjs';

// One sprite of lucide's own paths and the list of its names as a type. `currentColor` reaches into an external sprite.

const lucide = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
const folder = (path) => new URL(`../${path}`, import.meta.url);

const symbol = ([name, file]) => {
  const svg = readFileSync(join(lucide, 'icons', `${file}.svg`), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const compact = shapes
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\/> ?/g, '/>')
    .trim();
  return `<symbol id="${name}" viewBox="0 0 24 24">${compact}</symbol>`;
};

const licence = readFileSync(join(lucide, 'LICENSE'), 'utf8').trim();

/** The sprite: stroke and joins come from the `<svg>` that uses it, so that they stay in one place. */
export const sprite = () => `<!--
Icons by Lucide, https://lucide.dev

${licence.replaceAll(/-{2,}/g, '–')}
-->
<svg xmlns="http://www.w3.org/2000/svg">
${Object.entries(icons).map(symbol).join('\n')}
</svg>
`;

/** The names of the sprite's icons as a list and a type. */
export const iconNames =
  () => `// Written by scripts/writeIcons.mjs from scripts/iconSource.mjs. Change that, then run \`pnpm icons\`.

/** Every icon of the sprite, in alphabetical order. */
export const iconNames = [
${Object.keys(icons)
  .map((name) => `  '${name}',`)
  .join('\n')}
] as const;
`;

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  mkdirSync(folder('dist'), { recursive: true });
  mkdirSync(folder('src/Icon'), { recursive: true });
  writeFileSync(folder('dist/sprite.svg'), sprite());
  writeGenerated(folder('src/Icon/iconNames.generated.ts'), iconNames());
}
