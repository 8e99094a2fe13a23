// Serves the sandbox hub with the site, where a portal without provider wants it.
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hubFilePath } from '@sanierungsweg/lead-widget/sandbox';

mkdirSync('public/js', { recursive: true });
copyFileSync(hubFilePath, 'public/js/hub.js');
copyFileSync(createRequire(import.meta.url).resolve('@sanierungsweg/ui/sprite.svg'), 'public/sprite.svg');
