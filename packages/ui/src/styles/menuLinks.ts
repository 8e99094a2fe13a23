import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.generated';
import { descendant } from './component';

/** Links in lists inside a menu: rows as high as a finger, without underline, the current page marked. */
export function menuLinks(menu: string): void {
  const links = `${menu} li a`;
  globalStyle(`${menu} ul`, descendant({ margin: 0, padding: 0, listStyle: 'none' }));
  globalStyle(
    links,
    descendant({
      display: 'flex',
      alignItems: 'center',
      minBlockSize: vars.size.target,
      paddingInline: vars.space[3],
      borderRadius: vars.radius.m,
      color: 'inherit',
      textDecoration: 'none',
    }),
  );
  globalStyle(`${links}:hover`, descendant({ background: vars.color.surfaceSoft }));
  globalStyle(`${links}[aria-current]`, descendant({ fontWeight: vars.weight.semibold }));
}
