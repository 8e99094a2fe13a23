import type { PlaceOptions } from '@sanierungsweg/lead-widget/adopt';
import { type HubProvider, reloadOnce } from '@sanierungsweg/lead-widget/core';
import type { LoadingTexts } from '@sanierungsweg/lead-widget/locales';
import { leadEvents } from '../../../settings/leadEvents';
import { showSent } from './sent';

export interface LeadHubProps {
  /** Everything that the widget of a route needs to know about its hub; travels in the markup. */
  lead: {
    provider: HubProvider;
    /** Name of the provider in settings/lead.ts, under which settings/leadEvents.ts knows its events. */
    source: string;
    /** The provider's id; undefined for its general form. */
    integration: string | undefined;
    /** Pixels kept free until the form is there, below and from a viewport width of 768 px. */
    room: readonly [narrow: number, wide: number];
    /** What it says while it loads and when it does not come: there before any script, and without weight in it. */
    texts: LoadingTexts;
  };
  title: string;
  /** Hands the postcode of the address to the form (R-SEARCH-07). */
  withPostcode?: boolean;
  /** Says at the console that the script has loaded (R-INSF-02). */
  logged?: boolean;
}

/** Whether the script has loaded. A hub that renders at once goes straight from loading to ready. */
export function isLoaded(status: string): boolean {
  return /^(loaded|ready)$/.test(status);
}

/** Says once that the script has loaded. */
function tellOnce(): NonNullable<PlaceOptions['onStatus']> {
  let isTold = false;
  return (status) => {
    if (isTold || !isLoaded(status)) return;
    isTold = true;
    console.info('site: insulation lead script loaded');
  };
}

/** The form of a page, and what the page does with what it tells. */
export function leadHubOptions({ lead: { provider, source, integration }, logged }: LeadHubProps) {
  return {
    provider: { ...provider, events: leadEvents[source] },
    integration,
    reload: reloadOnce,
    onStep: () => showSent(false),
    onSubmit: () => showSent(true),
    onStatus: logged ? tellOnce() : undefined,
  } satisfies PlaceOptions;
}
