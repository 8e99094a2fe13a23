import { type RefObject, useEffect, useRef } from 'react';

/**
 * Writes today and the address, which only a visitor's browser knows, into a place when the page is printed: at once,
 * for paper does not wait until React draws.
 * @returns The place, empty on screen.
 */
export function usePrintFacts<E extends Element>(address: () => string): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const write = () =>
      place.current?.replaceChildren(`Gedruckt am ${new Date().toLocaleDateString('de-DE')} von ${address()}`);
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  });
  return place;
}
