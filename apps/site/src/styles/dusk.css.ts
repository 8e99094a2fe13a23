import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { choices } from '../browser/shell/ThemeSwitch/ThemeSwitch.css';
import { palette } from '../illustrations/palette';
import { media } from './media';

// Dusk falls over the same house: what drawings are filled with, and what they show of sun and moon, changes slowly while
// a visitor is at the theme switch. Never on load or by another tab, so there is nothing to wait for; words and grounds
// of the page change at once and can be read all the time.

const DUSK = '.9s';

// Browsers know only of registered properties what lies between two values.
for (const [name, initialValue] of Object.entries(palette)) {
  createGlobalVar(`ui-art-${name}`, { syntax: '<color>', inherits: true, initialValue });
}
createGlobalVar('dusk', { syntax: '<number>', inherits: true, initialValue: '0' });

const changing = [...Object.keys(palette).map((name) => `--ui-art-${name}`), '--dusk'];

globalStyle(`:root:has(${choices}:is(:hover, :focus-within))`, {
  transition: changing.map((property) => `${property} ${DUSK}`).join(),
  '@media': { [media.calm]: { transition: 'none' } },
});
