import { pathOf } from '../pageContent';
import { contentFailed } from './content';
import type { Follow } from './follow';
import { fullLoadTarget } from './freshPages';

/**
 * Follows a link to another page by the router. Pages whose content could not be had are loaded in full; so are those
 * whose form needs a fresh document (D-RELOAD), where it has come to need one while this code was on its way.
 * @param navigate of the router
 */
export function followerOf(navigate: (to: string) => void): Follow {
  return ({ pathname, search, hash }) => {
    const to = `${pathname}${search}${hash}`;
    const path = pathOf(pathname);
    const target = fullLoadTarget(path, to) ?? (contentFailed(path) ? to : null);
    if (target) location.assign(target);
    else navigate(to);
  };
}
