import { useConsentContext } from '@sanierungsweg/consent';
import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import type { AnyStore, BehaviourInput } from '../interface';
import type { OnSaved } from './OnSaved';

type Attach<Element> = (element: Element, store: AnyStore, read: () => BehaviourInput) => () => void;

/**
 * Attaches a behaviour to a drawn element while it is in the page.
 *
 * @returns A ref for the element. A callback, because it is told before the element goes, when a dialog can still give
 *   the focus back, and because a server passes it over in silence.
 */
export function useBehaviour<Element extends HTMLElement>(
  attach: Attach<Element>,
  onSaved: OnSaved | undefined,
): RefCallback<Element> {
  const { store, texts } = useConsentContext();
  const latest = useRef({ texts, onSaved });
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = { texts, onSaved };
  });
  return useCallback(
    (element: Element | null) => {
      end.current?.();
      end.current = element ? attach(element, store, () => latest.current) : undefined;
    },
    [attach, store],
  );
}
