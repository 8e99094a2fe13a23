'use client';

import { useConsentContext } from '@sanierungsweg/consent';
import { consentFor } from '@sanierungsweg/consent/core';
import { LeadWidget } from '@sanierungsweg/lead-widget';
import { useMemo } from 'react';

/** The form, after consent. Its script runs afresh on each visit of the page. */
export function Anfrage() {
  const { store } = useConsentContext();
  const functional = useMemo(() => consentFor(store, 'functional'), [store]);
  return <LeadWidget title="Anfrage" origin="" integration="swg-home" strategy="replace" consent={functional} />;
}
