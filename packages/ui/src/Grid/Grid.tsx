import { Children, type ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfSlot } from '../warnOfSlot';
import { grid, items } from './Grid.css';

/** Props of `Grid`. Attributes of `<ul>` pass through. */
export interface GridProps extends ComponentProps<'ul'> {
  /**
   * Least width of a column: `small` 14, `medium` 21, `large` 30 rem. As many columns as fit.
   * @default 'medium'
   */
  item?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * Equal columns, as many as fit, without media queries. Renders a list; each child becomes an item. Server-safe.
 *
 * @example <Grid item="small"><Card>…</Card><Card>…</Card></Grid>
 */
export function Grid({ item = 'medium', className, children, ...props }: GridProps) {
  warnOfSlot('Grid', children, 'All of it is one item, so there are no columns.');
  return (
    // Safari drops list semantics where list-style is none, unless the role says so.
    <ul {...props} role="list" className={joinClasses(grid, items[item], className)}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
