import { mkdirSync, writeFileSync } from 'node:fs';
import { contract, css, json, times, values } from './tokenFiles.mjs';
import { writeGenerated } from './writeGenerated.mjs';

// One source, five files: the TypeScript files are committed, CSS and JSON belong to the build.

const folder = (path) => new URL(`../${path}`, import.meta.url);

writeGenerated(folder('src/tokens/contract.generated.ts'), contract());
writeGenerated(folder('src/tokens/values.generated.ts'), values());
writeGenerated(folder('src/tokens/durations.generated.ts'), times());
mkdirSync(folder('dist'), { recursive: true });
writeFileSync(folder('dist/tokens.css'), css());
writeFileSync(folder('dist/tokens.json'), json());
