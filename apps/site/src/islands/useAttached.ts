import { type RefObject, useEffect, useRef } from 'react';

/** Lets React draw in Storybook what works without it on the site: `attach` makes the element work until it goes. */
export function useAttached<E extends Element>(attach: (element: E, signal: AbortSignal) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const life = new AbortController();
    attach(ref.current as E, life.signal);
    return () => life.abort();
  }, [attach]);
  return ref;
}
