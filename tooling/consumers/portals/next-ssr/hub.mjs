// Serves the sandbox hub with the site, where a portal without provider wants it.
import { copyFileSync, mkdirSync } from 'node:fs';
import { hubFilePath } from '@sanierungsweg/lead-widget/sandbox';

mkdirSync('public/js', { recursive: true });
copyFileSync(hubFilePath, 'public/js/hub.js');
