import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { completeSaving, exampleCosts, singleSavings } from '../../styles/planNumbers';
import { MEASURES } from './calculate';
import { GROUPS } from './groups';
import { COUNTED, none, PRICED, saves, ticked } from './ticked';

// Ticking works without scripts: what is chosen decides by `:has(:checked)` which marks of the house and which lines
// of the plan are shown, and counters add up. With scripts words stand where counters do.

/** The section that holds boxes, house and plan. */
export const planner = style({});

for (const measure of MEASURES)
  globalStyle(`${planner}:not(${ticked(measure)}) [data-for='${measure}']`, { display: 'none' });
for (const [name, measures] of Object.entries(GROUPS)) {
  globalStyle(`${planner}${none(measures)} [data-for='${name}']`, { display: 'none' });
}
globalStyle(`${planner}:not(:has(#teil-insulation:checked)) [data-for='insulation']`, { display: 'none' });
globalStyle(
  `${planner}:not(${ticked('facade')}) [data-for='with-roof'], ${planner}${ticked('roof')} [data-for='with-roof']`,
  {
    display: 'none',
  },
);
// On paper an empty plan says nothing, so that nobody asks where its numbers come from.
const empty = none(MEASURES);
globalStyle(`${planner}${empty}, :root${empty} [data-planned]`, { '@media': { [media.print]: { display: 'none' } } });

// What the style sheet adds up.
const noVars = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '0']));
globalStyle(planner, {
  vars: {
    ...noVars(PRICED.flatMap((name) => [`--low-${name}`, `--high-${name}`])),
    ...noVars(COUNTED.map((name) => `--less-${name}`)),
    '--low': `calc(${PRICED.map((name) => `var(--low-${name})`).join(' + ')})`,
    '--high': `calc(${PRICED.map((name) => `var(--high-${name})`).join(' + ')})`,
    '--least': `max(${COUNTED.map((name) => `var(--less-${name})`).join(', ')})`,
    '--most': `min(${COUNTED.map((name) => `var(--less-${name})`).join(' + ')}, ${completeSaving})`,
  },
});
for (const name of PRICED) {
  const [low, high] = exampleCosts[name];
  globalStyle(`${planner}${ticked(name)}`, {
    vars: { [`--low-${name}`]: String(low), [`--high-${name}`]: String(high) },
  });
}
for (const name of COUNTED) {
  globalStyle(`${planner}${saves(name)}`, { vars: { [`--less-${name}`]: String(singleSavings[name]) } });
}
