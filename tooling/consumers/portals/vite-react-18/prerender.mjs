// Puts the rendered page into the built file.
import { readFileSync, writeFileSync } from 'node:fs';
import { html } from './server/prerender.js';

const file = 'dist/index.html';
writeFileSync(file, readFileSync(file, 'utf8').replace('<!--page-->', html));
