import type { HubSource } from '@sanierungsweg/lead-widget/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { AdoptOptions } from '../adopt';
import { inherit } from '../adopt/inherit';
import type { LeadWidgetTexts } from '../locales/texts';

/** How to reach the operator when there is no form. */
export interface LeadContact {
  /** As written for readers, e.g. `030 1234567`. */
  phone?: string | undefined;
  /** Address without `mailto:`. */
  email?: string | undefined;
}

/**
 * What all widgets of a site share. Each widget may set any of it for itself. One with a `provider` of its own, or with an
 * `origin` below a provider, takes none of `origin`, `provider`, `url`, `script`, `strategy` and `marker` from above: they
 * describe another source.
 */
export interface LeadHubSettings extends Omit<AdoptOptions, 'texts'> {
  /**
   * Sentences that differ from the German default. None carries a `lang`: where the page has another language, an element
   * around the widget says it.
   */
  texts?: Partial<LeadWidgetTexts> | undefined;
  /** Shown when there is no form. Default: nobody is named. */
  contact?: LeadContact | undefined;
}

const Settings = createContext<LeadHubSettings>({});

/** Settings for all forms below, with an `origin` or a `provider`. */
export type LeadHubProviderProps = LeadHubSettings &
  HubSource & {
    /** The app, or the part of it that shows forms. */
    children?: ReactNode;
  };

/**
 * Settings for every `LeadWidget` and `useLeadHub` below. Loads nothing by itself. Below another `LeadHubProvider` it
 * inherits from that one, as a widget does: a section with a hub of its own goes on asking for the same consent.
 * Prerenders its children and nothing else, and throws nothing.
 *
 * @example <LeadHubProvider origin="https://hub.example" contact={{ phone: '030 1234567' }}>…</LeadHubProvider>
 */
export function LeadHubProvider({ children, ...settings }: LeadHubProviderProps) {
  return <Settings.Provider value={useLeadHubSettings(settings)}>{children}</Settings.Provider>;
}

/** The settings above, overridden by what the caller gives. */
export function useLeadHubSettings<T extends LeadHubSettings>(own: T): T {
  return inherit(own, useContext(Settings));
}
