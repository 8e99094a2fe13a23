import type { HubProvider } from '@sanierungsweg/lead-widget/core';
import type { Integration, IntegrationKey } from './integrations';

/** `none`: the hub script loads on page entry. `functional`: a two-click placeholder asks first (D-CONSENT). */
export type LeadConsent = 'none' | 'functional';

/** A provider, or a function for hubs whose forms differ as our table of integrations says. */
export type ConfiguredProvider = HubProvider | ((integration: Integration) => HubProvider);

/** Pixels that a form's first step needs, below and from a viewport width of 768 px. */
export type Room = readonly [narrow: number, wide: number];

/** The provider's id for a form; with `provider` that of one of the further providers, with `room` a height of its own. */
export type ConfiguredId = string | { readonly id: string; readonly provider?: string; readonly room?: Room };

/** What the operator says about the lead provider (D-PROVIDER). */
export interface LeadConfiguration {
  /** Without it the site uses its own sandbox hub. */
  provider?: ConfiguredProvider;
  /** Providers of single forms, by a name that `ids` uses. */
  further?: Readonly<Record<string, ConfiguredProvider>>;
  /** The provider's id for each integration key. Required for all keys once a provider is given. */
  ids?: Partial<Record<IntegrationKey, ConfiguredId>>;
  /** The id for pages without an integration of their own. Default: none, the provider shows its general form. */
  generalId?: ConfiguredId;
  /**
   * The room that a page keeps free until the form is there, so that nothing moves. Measure the highest first step.
   * Default: what the sandbox needs.
   */
  room?: Room;
  /** Default `none`. */
  consent?: LeadConsent;
}
