import type { WidgetOptions } from '@sanierungsweg/lead-widget/core';
import { createContext, type ReactNode, useContext } from 'react';
import type { LeadContact, LeadTexts } from '../locales/texts';

/** What all widgets of a site share. Each widget may set any of it for itself. */
export interface LeadHubSettings extends Partial<Omit<WidgetOptions, 'integration' | 'plz'>> {
  /** Sentences that differ from the German default. */
  texts?: Partial<LeadTexts> | undefined;
  /** Shown when there is no form. */
  contact?: LeadContact | undefined;
}

const Settings = createContext<LeadHubSettings>({});

export interface LeadHubProviderProps extends LeadHubSettings {
  origin: string;
  children?: ReactNode;
}

/**
 * Settings for every `LeadWidget` and `useLeadHub` below. Loads nothing by itself.
 *
 * @example <LeadHubProvider origin="https://hub.example" contact={{ phone: '030 1234567' }}>…</LeadHubProvider>
 */
export function LeadHubProvider({ children, ...settings }: LeadHubProviderProps) {
  return <Settings.Provider value={settings}>{children}</Settings.Provider>;
}

/** The settings above, overridden by what the caller gives. */
export function useLeadHubSettings<T extends LeadHubSettings>(own: T): T & LeadHubSettings {
  const merged: LeadHubSettings = { ...useContext(Settings) };
  for (const [key, value] of Object.entries(own)) {
    if (value !== undefined) Object.assign(merged, { [key]: value });
  }
  return merged as T & LeadHubSettings;
}
