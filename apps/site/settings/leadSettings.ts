import { INTEGRATION_KEYS, type IntegrationKey } from './integrations';

/** `none`: the hub script loads on page entry. `functional`: a two-click placeholder asks first (D-CONSENT). */
export type LeadConsent = 'none' | 'functional';

const CSP_KINDS = ['script', 'style', 'connect', 'frame', 'img', 'font'] as const;

/** What the operator says about the lead provider (D-PROVIDER). */
export interface LeadConfiguration {
  /** Origin of the hub, e.g. `https://hub.provider.example`. Without it the site uses its own sandbox hub. */
  origin?: string;
  /** The provider's id for each integration key. Required for all keys once `origin` is given. */
  ids?: Partial<Record<IntegrationKey, string>>;
  /** Default `none`. */
  consent?: LeadConsent;
  /** Origins that the provider needs beside its hub, by kind of the content security policy. */
  csp?: Partial<Record<(typeof CSP_KINDS)[number], readonly string[]>>;
}

/** The checked configuration, as the site is compiled with it. */
export interface LeadSettings {
  /** `null` means the sandbox hub on the site's own origin. */
  origin: string | null;
  ids: Record<IntegrationKey, string>;
  consent: LeadConsent;
  /** `none`: the site shows how to get in touch instead of forms (D-SANDBOXGATE). */
  forms: 'shown' | 'none';
  csp: Partial<Record<(typeof CSP_KINDS)[number], readonly string[]>>;
}

/** Sandbox ids are `swg-` and the key in kebab case. */
export function sandboxId(key: IntegrationKey): string {
  return `swg-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function wrong(field: string, value: unknown, remedy: string): Error {
  return new Error(`site: lead configuration, field "${field}" is ${JSON.stringify(value)}. ${remedy}`);
}

/** A web origin without path, or an error that names the field. */
export function checkOrigin(field: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value) {
    throw wrong(
      field,
      value,
      'Write an origin without a path or a closing slash, e.g. "https://hub.provider.example".',
    );
  }
  return value;
}

function checkIds(ids: Readonly<Record<string, unknown>>): void {
  for (const [key, id] of Object.entries(ids)) {
    if (!INTEGRATION_KEYS.includes(key as IntegrationKey)) {
      throw wrong(`ids.${key}`, id, `There is no such integration. Use one of: ${INTEGRATION_KEYS.join(', ')}.`);
    }
    if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) {
      throw wrong(`ids.${key}`, id, 'Write the id that the provider gave: letters, digits, hyphens, not empty.');
    }
  }
}

/**
 * Checks the configuration and fills in defaults.
 *
 * @param forms Content of the environment variable `SITE_LEADS`: `none` builds a site without forms.
 * @throws If a field is wrong; the message names field, value and remedy, and the build stops.
 */
export function leadSettings(configuration: LeadConfiguration, forms?: string): LeadSettings {
  if (forms !== undefined && forms !== '' && forms !== 'none') {
    throw new Error(`site: SITE_LEADS is “${forms}”. Set it to “none” for a site without forms, or leave it out.`);
  }
  const { origin, ids = {}, consent = 'none', csp = {} } = configuration;
  if (origin !== undefined) checkOrigin('origin', origin);
  checkIds(ids);
  if (origin !== undefined) {
    const missing = INTEGRATION_KEYS.filter((key) => ids[key] === undefined);
    if (missing.length > 0) {
      throw wrong(
        'ids',
        ids,
        `A provider is configured, so every integration needs its id. Add: ${missing.join(', ')}.`,
      );
    }
  }
  if (consent !== 'none' && consent !== 'functional') throw wrong('consent', consent, 'Write "none" or "functional".');
  for (const [kind, origins] of Object.entries(csp)) {
    if (!(CSP_KINDS as readonly string[]).includes(kind)) {
      throw wrong(`csp.${kind}`, origins, `Use one of: ${CSP_KINDS.join(', ')}.`);
    }
    for (const entry of origins) checkOrigin(`csp.${kind}`, entry);
  }
  const complete = Object.fromEntries(INTEGRATION_KEYS.map((key) => [key, ids[key] ?? sandboxId(key)]));
  return {
    origin: origin ?? null,
    ids: complete as Record<IntegrationKey, string>,
    consent,
    csp,
    forms: forms === 'none' ? 'none' : 'shown',
  };
}

/**
 * Stops a production build without a lead provider: the sandbox drops every request (D-SANDBOXGATE).
 * @throws Unless a provider is configured or the site is meant to have no forms.
 */
export function checkLeadProvider(stage: 'development' | 'production', { origin, forms }: LeadSettings): void {
  if (stage !== 'production' || origin !== null || forms === 'none') return;
  throw new Error(
    'site: No lead provider is configured, so every request would end in the sandbox and be lost. Nothing was built. Name origin and ids in settings/lead.ts, or set SITE_LEADS=none for a site that shows how to get in touch instead of forms.',
  );
}
