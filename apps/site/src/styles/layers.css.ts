import { layer } from '@vanilla-extract/css';

/** For styles that a more special class may override whatever the order of files: everything outside of layers wins. */
export const base = layer('site-base');
