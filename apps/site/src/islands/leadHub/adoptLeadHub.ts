import { adoptEagerWidget, adoptWidget } from '@sanierungsweg/lead-widget/adopt';
import { leadConsent, leadTexts } from '../../browser/consent';
import { knowFreshPages } from '../../browser/navigation/freshPages';
import * as ways from '../../ways';
import { postcodeOf } from '../postcodeForm/postcodeOf';
import { reloadForAsked, takeAsked } from './askedForm';
import { freshPages } from './freshPages';
import { type LeadHubProps, leadHubOptions } from './leadHubOptions';

/** Makes the place work that LeadHub.tsx has drawn, until the signal ends it. */
export function adoptLeadHub(element: HTMLElement, props: LeadHubProps, signal: AbortSignal): void {
  const box = element.querySelector<HTMLElement>('.lead-widget');
  if (!box) throw new Error('site: The markup of the lead form holds no place for it. Is it of another build?');
  knowFreshPages(freshPages);
  const options = {
    ...leadHubOptions(props),
    plz: props.withPostcode ? postcodeOf(window.location.search) : undefined,
  };
  // A constant of the build, so that the other one's code drops out.
  const widget =
    __LEAD_CONSENT__ === 'functional'
      ? adoptWidget(box, {
          ...options,
          reload: reloadForAsked,
          consent: leadConsent,
          texts: leadTexts?.[props.lead.source],
          privacy: ways.privacy,
        })
      : adoptEagerWidget(box, { ...options, texts: props.lead.texts });
  if (__LEAD_CONSENT__ === 'functional' && takeAsked() && box.dataset.status === 'waiting-consent') {
    box.focus();
    widget.start();
  }
  signal.addEventListener('abort', () => widget.stop());
}
