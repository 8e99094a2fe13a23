'use client';

import { useConsentContext } from '@sanierungsweg/consent';
import { consentFor } from '@sanierungsweg/consent/core';
import { LeadWidget } from '@sanierungsweg/lead-widget';
import { useMemo } from 'react';

/** The form, after consent. An adapter holds functions, so it is made on the client. */
export function Anfrage() {
  const { store } = useConsentContext();
  const functional = useMemo(() => consentFor(store, 'functional'), [store]);
  return (
    <LeadWidget
      id="anfrage"
      origin=""
      title="Anfrage"
      integration="swg-painter"
      strategy="replace"
      consent={functional}
    />
  );
}
