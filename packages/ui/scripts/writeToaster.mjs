import { readFileSync } from 'node:fs';
import { toasterCssSource } from './toasterCss.mjs';
import { writeGenerated } from './writeGenerated.mjs';

const folder = new URL('../src/Toaster/', import.meta.url);
writeGenerated(
  new URL('toasterCss.generated.ts', folder),
  toasterCssSource(readFileSync(new URL('toaster.css', folder), 'utf8')),
);
