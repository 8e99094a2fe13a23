import { useConsentContext } from '@sanierungsweg/consent';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { AnyStore, BehaviourInput } from '../interface/behaviour';
import type { OnSaved } from './OnSaved';

type Attach<Element> = (element: Element, store: AnyStore, read: () => BehaviourInput) => () => void;

/**
 * Attaches a behaviour to a drawn element while it is mounted.
 *
 * @param layout Before the browser paints; not for what a server draws, too.
 * @returns A ref for the element.
 */
export function useBehaviour<Element extends HTMLElement>(
  attach: Attach<Element>,
  onSaved: OnSaved | undefined,
  layout: boolean,
): RefObject<Element | null> {
  const { store, texts } = useConsentContext();
  const element = useRef<Element>(null);
  const latest = useRef({ texts, onSaved });
  // The same for as long as the component lives.
  const useAttaching = layout ? useLayoutEffect : useEffect;
  useAttaching(() => {
    latest.current = { texts, onSaved };
  });
  useAttaching(
    () => attach(element.current as Element, store as AnyStore, () => latest.current as BehaviourInput),
    [attach, store],
  );
  return element;
}
