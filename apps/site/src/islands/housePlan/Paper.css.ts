import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { PARTS } from './calculate';
import { choice, picture } from './House.css';
import {
  actions,
  countedSaving,
  forms,
  grants,
  head,
  letter,
  next,
  order,
  plan,
  printed,
  questions,
  rows,
} from './HousePlan.css';
import { planner } from './Planner.css';
import { shown } from './ticked';

// One page of A4, also for all six parts: the house beside the words, everything a size smaller.
const onPaper = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(`:root[data-print-sheet] ${selector}`, { '@media': { [media.print]: rule } });
for (const part of PARTS) {
  onPaper(`${planner}:not(:has(#teil-${part}:checked)) ${picture}`, { vars: { [shown(`letter-${part}`)]: '0' } });
}
onPaper(planner, { paddingBlock: 0 });
onPaper(`${planner} > div`, { position: 'relative', inlineSize: 'auto' });
onPaper(`${planner} > div > div:first-child`, { inlineSize: '10cm', marginBlockEnd: 0 });
// What to do, and what it comes to in an example: a plan that is made needs neither.
onPaper(`${planner} > div > div:first-child p`, { display: 'none' });
onPaper(`${planner} ${choice}`, {
  position: 'absolute',
  insetBlockStart: '-.8cm',
  insetInlineEnd: 0,
  inlineSize: '5.4cm',
});
onPaper(`${planner} ${picture}`, { background: 'none', border: 0 });
onPaper(`${planner} ${plan}`, {
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: '.4rem 1.5rem',
  fontSize: '.8rem',
  lineHeight: 1.3,
});
onPaper(`${planner} ${plan} :is(ul, ol, p, small, li)`, {
  fontSize: '.76rem',
  lineHeight: 1.28,
  maxInlineSize: 'none',
});
onPaper(`${planner} ${plan} :is(ul, ol, p)`, { marginBlock: '.1rem' });
onPaper(`${planner} ${plan} h4`, { fontSize: '.95rem' });
onPaper(`${planner} ${plan} li`, { paddingBlock: '.12rem' });
onPaper(`${planner} ${rows} > li`, { gridTemplateColumns: '1.6rem minmax(0, 1fr) auto', columnGap: '.5rem' });
onPaper(`${planner} ${letter}`, { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '.8rem' });
// Beside the house, and its sum as large as words at the head of a sheet.
onPaper(`${planner} ${head}`, {
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'end',
  gap: '.75rem',
  minBlockSize: '2.9cm',
  paddingBlockEnd: '.3rem',
});
onPaper(`${planner} ${head} :is(output, h3)`, { fontSize: '1.6rem' });
onPaper(`${planner} ${plan} ${countedSaving}`, { fontSize: '1.35rem' });
onPaper(`${planner} ${order}`, { gridTemplateColumns: 'repeat(auto-fit, minmax(2.6cm, 1fr))', gap: '.3rem 0' });
onPaper(`${planner} ${order} > li`, { paddingBlockStart: '1.8rem', paddingInlineEnd: '.5rem' });
onPaper(`${planner} ${order} > li::before`, { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '.8rem' });
onPaper(`${planner} ${order} > li::after`, { insetBlockStart: '.7rem', insetInlineStart: '1.5rem' });
// What a grant is for begins its line.
onPaper(`${planner} ${grants} :is(b, small)`, { display: 'inline' });
onPaper(`${planner} ${grants} b`, { marginInlineEnd: '.5em' });
// To tick beside the firm.
onPaper(`${planner} ${questions}`, { listStyle: '"☐  "' });
onPaper(`${planner} ${printed} :is(b, li, p)`, { paddingBlock: 0, fontSize: '.66rem', lineHeight: 1.25 });
onPaper(`${planner} ${printed} ul`, { columns: 2, paddingInlineStart: 0, listStyle: 'none' });
// Links without their addresses are words; their lines would cross what stands below. Public bodies keep theirs.
onPaper(`${planner} ${plan} > :not(${next}) a`, { textDecoration: 'none' });
onPaper(`${planner} ${plan} > :not(${next}) a:not([rel])::after`, { content: 'none !important' });
// Where the plan takes a second sheet, its last heading does not stay behind alone.
onPaper(`${planner} ${next}`, { display: 'block', paddingBlock: '.2rem 0', breakInside: 'avoid' });
onPaper(`${planner} ${forms}`, { gap: '0 1.5rem' });
onPaper(`${planner} ${actions}`, { display: 'none' });
