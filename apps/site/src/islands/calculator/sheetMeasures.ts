import { token } from '../../styles/token';

/** From here down inputs and result stand one below the other. */
export const ONE_COLUMN = '(max-width: 65rem)';

/** Between the edge of the sheet and what it holds. */
export const PADDING = 'clamp(min(1.1rem, 5.5vw), 2.4vw, 2.25rem)';

/** Corners of what fills the sheet up to its line, which takes its share of the radius. */
export const INNER_CORNER = `calc(${token('radius-l')} - ${token('line-plan')})`;
