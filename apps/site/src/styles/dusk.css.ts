import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { choices } from '../browser/shell/ThemeSwitch/ThemeSwitch.css';
import { palette } from '../illustrations/palette';
import { media } from './media';

// Dusk falls over the same house: what drawings are filled with, and what they show of sun and moon, changes slowly while
// a visitor is at the theme switch. Never on load or by another tab, so there is nothing to wait for; words and grounds
// of the page change at once and can be read all the time.

const DUSK = '.9s';

// Browsers know only of registered properties what lies between two values. The tokens give every one its value; one and
// the same where they do not takes the least room in the sheet of every page.
const colors = Object.keys(palette).map((name) => `ui-art-${name}`);
for (const color of colors) createGlobalVar(color, { syntax: '<color>', inherits: true, initialValue: '#000' });
createGlobalVar('dusk', { syntax: '<number>', inherits: true, initialValue: '0' });

const changing = [...colors, 'dusk'].map((name) => `--${name}`);

globalStyle(`:root:has(${choices}:is(:hover, :focus-within))`, {
  transition: changing.map((property) => `${property} ${DUSK}`).join(),
  '@media': { [media.calm]: { transition: 'none' } },
});
