import type { Figure } from '../../../figures/figure';

/** What another page says of the same thing is noted at the original. */
export const originalOf = (figure: Figure): Figure => (figure.formula ? figure : (figure.from?.[0] ?? figure));
