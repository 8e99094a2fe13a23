import { type ComponentType, useEffect, useRef, useState } from 'react';
import * as styles from './later.css';

/** What hydration keeps: the prerendered markup, whatever it is. Always the same object, so that no render empties it. */
const KEPT = { __html: '' };

const loaders = new Set<() => Promise<unknown>>();

/** Fetches every part of the tools that are here, for whoever draws them from nothing. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(Array.from(loaders, (load) => load()));
}

/**
 * A part of a tool whose code a visitor does not need before the first number of their own, such as charts; or never,
 * such as where our numbers come from. Until then the prerendered one stands. From then on no part says what no longer
 * holds: it is not shown until its code is here, and goes where that cannot be had.
 *
 * @param Place the element that holds it: `span` where it stands among words. Default: `div`.
 * @returns The component with `changed`: whether anything differs from the prerendered example. Default: `false`.
 * @example const Charts = later(() => import('./FacadeCharts').then((module) => module.FacadeCharts));
 */
export function later<P extends object>(
  fetchComponent: () => Promise<ComponentType<P>>,
  Place: 'div' | 'span' = 'div',
): ComponentType<P & { changed?: boolean }> {
  let Part: ComponentType<P> | undefined;
  const load = async () => (Part ??= await fetchComponent());
  loaders.add(load);
  return function Later({ changed = false, ...props }) {
    // Undefined: the prerendered one stands; null: there is none to be had.
    const [Shown, show] = useState<ComponentType<P> | null | undefined>(() => Part);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // Empty where React drew the tool anew, because a translation or an extension had changed what the prerender wrote.
      if (!changed && place.current?.hasChildNodes()) return;
      load().then(
        (part) => show(() => part),
        (error: unknown) => {
          console.error('site: A part did not load; the tool works.', error);
          show(null);
        },
      );
    }, [changed]);
    if (Shown) {
      return (
        <Place className={styles.part}>
          <Shown {...(props as unknown as P)} />
        </Place>
      );
    }
    return (
      Shown !== null && (
        <Place
          key="kept"
          ref={place}
          className={changed ? styles.hidden : styles.part}
          suppressHydrationWarning
          // Nothing of ours: it keeps what the prerender wrote.
          dangerouslySetInnerHTML={KEPT}
        />
      )
    );
  };
}
