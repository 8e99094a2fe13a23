import type { ConsentCategory } from '@sanierungsweg/consent/core';
import type { ReactNode } from 'react';
import { useConsent } from './useConsent';

/** Props of `ConsentGate`. */
export interface ConsentGateProps {
  /** The category that has to be allowed. */
  category: ConsentCategory;
  /** What stands here without consent and in prerendered HTML. Default: nothing. */
  fallback?: ReactNode;
  /** What needs consent. Not rendered before it is given, nor on a server. */
  children?: ReactNode;
}

/**
 * Renders its children only while `category` is allowed. Prerendered HTML holds the fallback; the children appear
 * after hydration and go with the consent.
 *
 * @example <ConsentGate category="functional" fallback={<Address />}><Map /></ConsentGate>
 */
export function ConsentGate({ category, fallback, children }: ConsentGateProps) {
  return <>{useConsent().has(category) ? children : fallback}</>;
}
