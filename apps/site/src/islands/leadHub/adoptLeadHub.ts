import { adoptEagerWidget, type PlaceOptions } from '@sanierungsweg/lead-widget/adopt';
import { knowFreshPages } from '../../browser/navigation/freshPages';
import { postcodeOf } from '../postcodeForm/postcodeOf';
import { adoptAskingWidget } from './adoptAskingWidget';
import { freshPages } from './freshPages';
import { isLoaded, type LeadHubProps, leadHubOptions } from './leadHubOptions';
import { prepareAhead } from './prepareAhead';

/** Makes the place work that LeadHub.tsx has drawn, until the signal ends it. */
export function adoptLeadHub(element: HTMLElement, props: LeadHubProps, signal: AbortSignal): void {
  const box = element.querySelector<HTMLElement>('.lead-widget');
  if (!box) throw new Error('site: The markup of the lead form holds no place for it. Is it of another build?');
  knowFreshPages(freshPages);
  const { onStatus, ...known } = leadHubOptions(props);
  const options: PlaceOptions = {
    ...known,
    plz: props.withPostcode ? postcodeOf(window.location.search) : undefined,
    onStatus(status, failure) {
      // From now on links to other forms of the provider are loads.
      if (isLoaded(status)) prepareAhead();
      onStatus?.(status, failure);
    },
  };
  // A constant of the build, so that the other one's code drops out.
  const widget =
    __LEAD_CONSENT__ === 'functional'
      ? adoptAskingWidget(box, options, props.lead.source)
      : adoptEagerWidget(box, { ...options, texts: props.lead.texts });
  signal.addEventListener('abort', () => widget.stop());
}
