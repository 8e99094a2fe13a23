import { type AdoptPlace, placeLoader } from './places';
import { takeOver } from './takeOver';

/** The islands of a page, while scripts take them over. */
export interface HydratedIslands {
  /**
   * Settles when scripts have begun with every island whose code could be had; tools that nobody wants yet do not count.
   * Rejects if the markup names an island that there is not.
   */
  ready: Promise<void>;
  /** Leaves them again; called before the markup goes away. */
  leave: () => void;
}

const propsOf = ({ dataset: { props = '{}' } }: HTMLElement) => JSON.parse(props) as Record<string, unknown>;

/**
 * Takes over the islands in a piece of prerendered markup: places at once, tools when a visitor wants them. What needs
 * React comes by a file of its own, which is asked for only then.
 */
export function hydrateIslands(within: ParentNode): HydratedIslands {
  const life = new AbortController();
  const { signal } = life;

  const adopt = async (element: HTMLElement, load: () => Promise<AdoptPlace<unknown>>) => {
    const adoptPlace = await load();
    if (!signal.aborted) adoptPlace(element, propsOf(element), signal);
  };

  const begin = async (element: HTMLElement) => {
    const loadPlace = placeLoader(element.dataset.island ?? '');
    if (loadPlace) return takeOver(element, adopt(element, loadPlace));
    const tools = await takeOver(element, import('./awaitTool'));
    if (!signal.aborted) tools?.awaitTool(element, propsOf(element), signal);
    return undefined;
  };

  const begun = [...within.querySelectorAll<HTMLElement>('[data-island]')].map(begin);
  return {
    ready: Promise.all(begun).then(() => undefined),
    leave: () => life.abort(),
  };
}
