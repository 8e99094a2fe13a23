import { mkdirSync, writeFileSync } from 'node:fs';
import { contract, css, json, times, values } from './tokenFiles.mjs';

// One source, five files: the TypeScript files are committed, CSS and JSON belong to the build.

const folder = (path) => new URL(`../${path}`, import.meta.url);

writeFileSync(folder('src/tokens/contract.generated.ts'), contract());
writeFileSync(folder('src/tokens/values.generated.ts'), values());
writeFileSync(folder('src/tokens/durations.generated.ts'), times());
mkdirSync(folder('dist'), { recursive: true });
writeFileSync(folder('dist/tokens.css'), css());
writeFileSync(folder('dist/tokens.json'), json());
