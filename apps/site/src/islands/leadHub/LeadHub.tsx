import { LeadWidget } from '@sanierungsweg/lead-widget';
import type { LeadStatus } from '@sanierungsweg/lead-widget/headless';
import { useRef } from 'react';
import { leadConsent } from '../../browser/consent';
import { useSearchPostcode } from '../postcodeForm/useSearchPostcode';
import { FORM_HEIGHT } from './formHeight';
import { roomy } from './LeadHub.css';
import type { RouteLead } from './leadOf';

export interface LeadHubProps {
  lead: Omit<RouteLead, 'anchor'>;
  title: string;
  /** Hands the postcode of the address to the form (R-SEARCH-07). */
  withPostcode?: boolean;
  /** Says at the console that the script has loaded (R-INSF-02). */
  logged?: boolean;
}

/** The provider's form with everything around it. */
export function LeadHub({ lead, title, withPostcode = false, logged = false }: LeadHubProps) {
  const postcode = useSearchPostcode();
  const told = useRef(false);
  const tell = (status: LeadStatus) => {
    // A hub that renders at once goes straight from loading to ready.
    if (told.current || !/^(loaded|ready)$/.test(status)) return;
    told.current = true;
    console.info('site: insulation lead script loaded');
  };
  return (
    <LeadWidget
      {...lead}
      title={title}
      plz={withPostcode ? postcode : undefined}
      className={roomy}
      reserve={FORM_HEIGHT}
      contact={__OPERATOR__}
      texts={__OPERATOR__.examples ? { contact: 'So erreichen Sie uns auch (Beispieldaten):' } : undefined}
      consent={leadConsent}
      onStatus={logged ? tell : undefined}
    />
  );
}
