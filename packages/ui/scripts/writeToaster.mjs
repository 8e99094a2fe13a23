import { readFileSync, writeFileSync } from 'node:fs';
import { toasterCssSource } from './toasterCss.mjs';

const folder = new URL('../src/Toaster/', import.meta.url);
writeFileSync(
  new URL('toasterCss.generated.ts', folder),
  toasterCssSource(readFileSync(new URL('toaster.css', folder), 'utf8')),
);
