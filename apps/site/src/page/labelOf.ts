import { routes } from '../routes';

/** The short German name of the page at a path. */
export const labelOf = (path: string) => routes.find((route) => route.path === path)?.label ?? path;
