import { LeadWidget } from '@sanierungsweg/lead-widget';
import { leadConsent } from '../leads/consent';
import type { RouteLead } from '../leads/leadOf';
import { useSearchPostcode } from './useSearchPostcode';

export interface LeadHubProps {
  lead: Omit<RouteLead, 'anchor'>;
  title: string;
  /** Hands the postcode of the address to the form (R-SEARCH-07). */
  withPostcode?: boolean;
  /** Says at the console that the script has loaded (R-INSF-02). */
  logged?: boolean;
}

/** Height in pixels that the form needs, below and from a width of 768 px; kept free so that nothing moves. */
const RESERVE = [760, 680] as const;

function logLoaded(status: string): void {
  if (status === 'loaded') console.info('site: The lead script of the insulation integration has loaded.');
}

/** The provider's form with everything around it. */
export function LeadHub({ lead, title, withPostcode = false, logged = false }: LeadHubProps) {
  const postcode = useSearchPostcode();
  return (
    <LeadWidget
      {...lead}
      title={title}
      plz={withPostcode ? postcode : undefined}
      reserve={RESERVE}
      contact={__OPERATOR__}
      consent={leadConsent}
      onStatus={logged ? logLoaded : undefined}
    />
  );
}
