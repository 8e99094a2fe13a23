/** Opacity of what is seen by night only, and by day only: the page sets `--dusk` to 1 in its dark theme. */
export const BY_NIGHT = 'var(--dusk,0)';
export const BY_DAY = 'calc(1 - var(--dusk,0))';

/** A drawing as it looks by day, for where no page says what time it is. */
export function byDay(svg: string): string {
  return svg.replaceAll(BY_DAY, '1').replaceAll(BY_NIGHT, '0');
}
