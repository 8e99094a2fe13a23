/** The configured lead provider, checked at build time (settings/buildSettings.ts). */
declare const __LEADS__: import('../settings/leadSettings').LeadSettings;

/** The part of it that every page needs: scripts that render only once per document. */
declare const __FRESH_HUBS__: import('../settings/leadProviders').FreshHubs;

/** Which pages browsers may prepare ahead, or null, and where that lies. */
declare const __SPECULATION_RULES__: import('../settings/speculationRules').SpeculationRules | null;
declare const __SPECULATION_PATH__: string | null;

/** `leads.consent` as a constant of its own, so that the texts of the other build drop out of the bundle. */
declare const __LEAD_CONSENT__: import('../settings/leadConfiguration').LeadConsent;

/** What stands in a form's place before a visitor agrees, by the name of its provider in settings/lead.ts. */
declare const __LEAD_TEXTS__: Readonly<
  Record<string, { readonly 'waiting-consent': string; readonly remembered: string } | undefined>
>;

/** What banner, dialog and settings page say in this build. */
declare const __CONSENT_TEXTS__: import('@sanierungsweg/consent').ConsentTexts;

/** The site's own origin, e.g. `https://www.example.org`. */
declare const __SITE_ORIGIN__: string;

/** Version in the address of every drawing. */
declare const __DRAWINGS_VERSION__: string;

/** How to reach the operator, and whether the operator's data are still examples. */
declare const __OPERATOR__: { phone: string; email: string; examples: boolean };

/** Network Information API: Chromium only. */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}
