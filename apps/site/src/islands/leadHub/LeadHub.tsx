import { LeadWidget } from '@sanierungsweg/lead-widget';
import { useState } from 'react';
import { leadConsent, leadTexts } from '../../browser/consent';
import * as ways from '../../ways';
import { useSearchPostcode } from '../postcodeForm/useSearchPostcode';
import { sheetless } from './LeadHub.css';
import { type LeadHubProps, leadHubOptions } from './leadHubOptions';

const textsOf = (source: string) => ({
  ...leadTexts?.[source],
  ...(__OPERATOR__.examples && { contact: 'So erreichen Sie uns auch (Beispieldaten):' }),
});

/**
 * The provider's form with everything around it, as the prerender draws it and Storybook shows it. In a visitor's browser
 * adoptLeadHub.ts makes it work, without React.
 */
export function LeadHub(props: LeadHubProps) {
  const postcode = useSearchPostcode();
  const [options] = useState(() => leadHubOptions(props));
  return (
    <LeadWidget
      {...options}
      title={props.title}
      plz={props.withPostcode ? postcode : undefined}
      className={sheetless}
      reserve={props.lead.room}
      contact={__OPERATOR__}
      texts={textsOf(props.lead.source)}
      consent={leadConsent}
      privacy={ways.privacy}
    />
  );
}
