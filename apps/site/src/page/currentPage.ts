import { createContext, useContext } from 'react';
import type { Route } from '../routes';
import type { Page } from './loadPage';

export interface Current {
  route: Route;
  page: Page;
}

const Context = createContext<Current | null>(null);

export const CurrentPage = Context;

/** The route on show and its record. Only where pages are drawn: the browser gets content as markup. */
export function useCurrentPage(): Current {
  const current = useContext(Context);
  if (!current) throw new Error('site: useCurrentPage() stands outside of <App>. Move it inside.');
  return current;
}
