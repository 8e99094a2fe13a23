import { consentFor } from '@sanierungsweg/consent/core';
import { LeadWidget } from '@sanierungsweg/lead-widget';
import { consent } from '../consent';

const functional = consentFor(consent.store, 'functional');

export function Anfrage() {
  return <LeadWidget title="Anfrage" origin="" integration="swg-home" consent={functional} />;
}
