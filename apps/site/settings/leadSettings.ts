import { type HubProvider, hubAddress } from '@sanierungsweg/lead-widget/core';
import { daa, defineProvider } from '@sanierungsweg/lead-widget/providers';
import {
  INTEGRATION_KEYS,
  type Integration,
  type IntegrationKey,
  integrations,
  integrationWithoutId,
} from './integrations';
import { leadEvents } from './leadEvents';
import type { OperatorData } from './operatorData';
import { addressesNobody } from './operatorRules';
import { originRemedy } from './siteOrigin';
import { together } from './together';

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

/** What the first step of the sandbox's forms needs at any width, and that of the registration. */
const SANDBOX_ROOM: Room = [680, 500];
const SANDBOX_ROOMS: Partial<Record<IntegrationKey, Room>> = { partnerRegistration: [880, 640] };

/** Where the form of an integration comes from. */
export interface LeadSource {
  provider: HubProvider;
  /** Name of the provider: `sandbox`, `provider`, or one of the further ones. */
  name: string;
  /** The provider's id; undefined for its general form. */
  integration?: string;
  room: Room;
}

/** The checked configuration, as the site is compiled with it. */
export interface LeadSettings {
  /** No provider is configured: the sandbox hub on the site's own origin. */
  isSandbox: boolean;
  /** For each integration, and for pages without one. */
  sources: Record<IntegrationKey | 'general', LeadSource>;
  consent: LeadConsent;
  /** `none`: the site shows how to get in touch instead of forms (D-SANDBOXGATE). */
  forms: 'shown' | 'none';
}

/** Addresses of scripts that render only once per document, by integration. */
export type FreshHubs = Partial<Record<IntegrationKey | 'general', string>>;

/** Sandbox ids are `swg-` and the key in kebab case. */
export function sandboxId(key: IntegrationKey): string {
  return `swg-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function wrong(field: string, value: unknown, remedy: string): Error {
  return new Error(
    `site: lead configuration, field "${field}" is ${JSON.stringify(value) ?? String(value)}. ${remedy}`,
  );
}

/** A web origin without path, or an error that names the field. */
function checkOrigin(field: string, value: string): void {
  const remedy = originRemedy(value);
  if (remedy) throw wrong(field, value, remedy);
}

/** What a configuration of JavaScript may hold where a list of names is asked for. */
function checkObject(field: string, value: unknown, remedy: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(field, value, remedy);
}

function checkFields(field: string, given: object, fields: readonly string[]): void {
  for (const [name, value] of Object.entries(given)) {
    if (!fields.includes(name)) {
      throw wrong(`${field}${name}`, value, `There is no such field. Use one of: ${fields.join(', ')}.`);
    }
  }
}

/** What a provider is for an integration, checked: by the package, and for what a page of markup asks besides. */
function readProvider(field: string, name: string, configured: ConfiguredProvider, facts: Integration): HubProvider {
  let provider: HubProvider;
  try {
    provider = defineProvider(typeof configured === 'function' ? configured(facts) : configured);
  } catch (cause) {
    throw new Error(`site: lead configuration, field "${field}": ${(cause as Error).message}`, { cause });
  }
  const { events, ...data } = provider;
  if (typeof data.script === 'function') {
    throw wrong(`${field}.script`, 'a function', 'Write a path with {id}: the markup of a page holds no functions.');
  }
  for (const [attribute, value] of Object.entries(data.marker.attributes)) {
    // In addresses what is missing is empty.
    const unknown = /^(?:https?:|\/)/i.test(value) ? null : /\{(?!(?:id|plz)\})[^{}"]+\}/.exec(value);
    if (unknown) {
      throw wrong(
        `${field}.marker.attributes.${attribute}`,
        value,
        `The site has no ${unknown[0]}, so the attribute would be left out and no form would come. Use {id} and {plz}.`,
      );
    }
  }
  if (data.script !== null) checkOrigin(`${field}.origin`, data.origin);
  if (events && !Object.hasOwn(leadEvents, name)) {
    throw wrong(
      `${field}.events`,
      'a function',
      `Add it to settings/leadEvents.ts as "${name}", too: that part runs in browsers, and the markup of a page holds none.`,
    );
  }
  return data;
}

function checkId(field: string, id: unknown): string {
  if (typeof id !== 'string' || !/^[\w-]+(\/[\w-]+)*$/.test(id)) {
    throw wrong(
      field,
      id,
      'Write the id that the provider gave: letters, digits, hyphens, slashes between, not empty.',
    );
  }
  return id;
}

function checkIds(ids: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(ids).filter((key) => !INTEGRATION_KEYS.includes(key as IntegrationKey));
  together(
    unknown.map((key) => () => {
      throw wrong(`ids.${key}`, ids[key], `There is no such integration. Use one of: ${INTEGRATION_KEYS.join(', ')}.`);
    }),
  );
}

/** The further providers against the ids that use them. */
function checkNames(further: object, ids: readonly (ConfiguredId | undefined)[]): void {
  const used = ids.map((id) => (typeof id === 'object' && id !== null ? id.provider : undefined));
  together(
    Object.keys(further).map((name) => () => {
      if (name === 'provider' || name === 'sandbox') {
        throw wrong(`further.${name}`, name, 'The name is taken. Give this provider another one.');
      }
      if (!used.includes(name)) {
        throw wrong(`further.${name}`, name, 'No form comes from it. Use the name in "ids", or delete it.');
      }
    }),
  );
}

function checkRoom(field: string, room: Room): Room {
  const isRight =
    Array.isArray(room) && room.length === 2 && room.every((height) => Number.isInteger(height) && height > 0);
  if (!isRight)
    throw wrong(field, room, 'Write two heights in pixels, below and from a width of 768 px, e.g. [600, 420].');
  return room;
}

/** What is asked for where: the field for errors, the id, what our table says, and the room if nobody says another. */
interface Wanted {
  field: string;
  configured: ConfiguredId | undefined;
  facts: Integration;
  room: Room;
}

/** Finds the provider that an id names, and checks both. */
function sourceOf(
  { provider, further = {} }: LeadConfiguration,
  { field, configured, facts, room }: Wanted,
): LeadSource {
  const own: Partial<Exclude<ConfiguredId, string>> =
    typeof configured === 'object' && configured !== null ? configured : { id: configured };
  checkFields(`${field}.`, own, ['id', 'provider', 'room']);
  const named = own.provider;
  const rest = {
    ...(configured === undefined ? {} : { integration: checkId(field, own.id) }),
    room: own.room === undefined ? room : checkRoom(`${field}.room`, own.room),
  };
  const chosen = named === undefined ? provider : further[named];
  if (named !== undefined && (!chosen || !Object.hasOwn(further, named))) {
    const names = Object.keys(further).join(', ') || 'none yet';
    throw wrong(`${field}.provider`, named, `Add it to "further", or use one of: ${names}.`);
  }
  if (chosen === undefined) return { provider: daa({ origin: '', ...facts }), name: 'sandbox', ...rest };
  const where = named === undefined ? 'provider' : `further.${named}`;
  const name = named ?? 'provider';
  return { provider: readProvider(where, name, chosen, facts), name, ...rest };
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
  checkObject('leadConfiguration', configuration, 'Write {} for the sandbox.');
  const { provider, further = {}, ids = {}, generalId, room, consent = 'none' } = configuration;
  together([
    () => checkObject('further', further, 'Write providers by name, e.g. { appointments: calendly }.'),
    () => checkObject('ids', ids, 'Write an id for each form, e.g. { home: "a1b2" }.'),
  ]);
  const missing = INTEGRATION_KEYS.filter((key) => !Object.hasOwn(ids, key) || ids[key] === undefined);
  const sourceFor = (wanted: Omit<Wanted, 'room'>, usual: Room) => () =>
    sourceOf(configuration, { ...wanted, room: room ?? usual });
  const [sources, general] = together([
    () =>
      together(
        INTEGRATION_KEYS.map((key) =>
          sourceFor(
            {
              field: `ids.${key}`,
              configured: ids[key] === undefined ? sandboxId(key) : ids[key],
              facts: integrations[key],
            },
            SANDBOX_ROOMS[key] ?? SANDBOX_ROOM,
          ),
        ),
      ),
    sourceFor({ field: 'generalId', configured: generalId, facts: integrationWithoutId }, SANDBOX_ROOM),
    () => {
      if (provider !== undefined && missing.length > 0) {
        const remedy = `A provider is configured, so every integration needs its id. Add: ${missing.join(', ')}.`;
        throw wrong('ids', ids, remedy);
      }
    },
    () => checkIds(ids),
    () => checkNames(further, [...Object.values(ids), generalId]),
    () => checkFields('', configuration, ['provider', 'further', 'ids', 'generalId', 'room', 'consent']),
    () => room !== undefined && checkRoom('room', room),
    () => {
      if (consent !== 'none' && consent !== 'functional')
        throw wrong('consent', consent, 'Write "none" or "functional".');
    },
  ]);
  return {
    isSandbox: provider === undefined,
    sources: {
      ...(Object.fromEntries(INTEGRATION_KEYS.map((key, index) => [key, sources[index]])) as Record<
        IntegrationKey,
        LeadSource
      >),
      general,
    },
    consent,
    forms: forms === 'none' ? 'none' : 'shown',
  };
}

/**
 * Holds the providers of single forms against who they are after settings/operator.ts.
 * @throws If one of them has none, or an entry is nobody's.
 */
export function checkFurther(
  { sources }: Pick<LeadSettings, 'sources'>,
  entries: OperatorData['furtherLeadProviders'],
): void {
  const names = [...new Set(Object.values(sources).map(({ name }) => name))].filter(
    (name) => name !== 'provider' && name !== 'sandbox',
  );
  for (const name of names.filter((used) => !Object.hasOwn(entries, used))) {
    throw new Error(
      `site: Forms come from "${name}" of settings/lead.ts, and settings/operator.ts does not say who that is. The privacy policy and the question before a form loads would name somebody else. Enter furtherLeadProviders.${name} with name, address, privacyPolicy.`,
    );
  }
  for (const name of Object.keys(entries).filter((entry) => !names.includes(entry))) {
    throw new Error(
      `site: settings/operator.ts, field "furtherLeadProviders.${name}": no form comes from it. The privacy policy would name a provider that gets nothing. Use a name of "further" that "ids" in settings/lead.ts uses, or delete it.`,
    );
  }
}

/** Every provider of a site once; the sandbox is none. */
export function leadProviders({ sources }: Pick<LeadSettings, 'sources'>): HubProvider[] {
  const foreign = Object.values(sources).filter(({ name }) => name !== 'sandbox');
  return [...new Map(foreign.map(({ provider }) => [JSON.stringify(provider), provider])).values()];
}

/** What decides on every page whether another one has to be loaded afresh (D-RELOAD). */
export function freshHubs({ sources }: Pick<LeadSettings, 'sources'>): FreshHubs {
  const once = Object.entries(sources).filter(([, { provider }]) => provider.strategy === 'reload-once');
  return Object.fromEntries(once.map(([key, source]) => [key, hubAddress(source)]));
}

/**
 * Stops a production build whose forms would come to nothing: without a lead provider the sandbox drops every request
 * (D-SANDBOXGATE), and browsers load nothing into a page over HTTPS that is not.
 * @throws If no provider is configured and the site is meant to have forms, or one has an address that is not for use.
 */
export function checkLeadProvider(stage: 'development' | 'production', settings: LeadSettings): void {
  if (stage !== 'production' || settings.forms === 'none') return;
  if (settings.isSandbox) {
    throw new Error(
      'site: No lead provider is configured, so every request would end in the sandbox and be lost. Nothing was built. Name provider and ids in settings/lead.ts, or set SITE_LEADS=none for a site that shows how to get in touch instead of forms.',
    );
  }
  for (const { origin, script, csp = {} } of leadProviders(settings)) {
    for (const address of [origin, typeof script === 'string' ? script : '', ...Object.values(csp).flat()]) {
      const reason = addressesNobody(address);
      if (reason) throw wrong('provider', address, `${reason} Write the address that the provider gave.`);
      if (address.startsWith('http:')) {
        throw wrong('provider', address, 'Browsers load nothing of it into a page over HTTPS. Write "https:".');
      }
    }
  }
}
