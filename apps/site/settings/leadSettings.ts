import type { HubProvider } from '@sanierungsweg/lead-widget/core';
import { daa } from '@sanierungsweg/lead-widget/providers';
import { checkIntegrations } from './checkIntegrations';
import {
  INTEGRATION_KEYS,
  type Integration,
  type IntegrationKey,
  integrations,
  integrationWithoutId,
} from './integrations';
import type { ConfiguredId, LeadConfiguration, LeadConsent, Room } from './leadConfiguration';
import { checkFields, checkId, checkIds, checkNames, checkObject, checkRoom, readProvider, wrong } from './leadFields';
import { together } from './together';

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

/** Sandbox ids are `swg-` and the key in kebab case. */
export function sandboxId(key: IntegrationKey): string {
  return `swg-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
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
  const inFields = typeof configured === 'object' && configured !== null;
  const own: Partial<Exclude<ConfiguredId, string>> = inFields ? configured : { id: configured };
  checkFields(`${field}.`, own, ['id', 'provider', 'room']);
  const named = own.provider;
  const rest = {
    ...(configured === undefined ? {} : { integration: checkId(inFields ? `${field}.id` : field, own.id) }),
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
 * @param table how each form is loaded; a hub with a `daa-` marker takes it from there
 * @throws If a field is wrong; the message names field, value and remedy, and the build stops.
 */
export function leadSettings(
  configuration: LeadConfiguration,
  forms?: string,
  table: typeof integrations = integrations,
): LeadSettings {
  if (forms !== undefined && forms !== '' && forms !== 'none') {
    throw new Error(`site: SITE_LEADS is “${forms}”. Set it to “none” for a site without forms, or leave it out.`);
  }
  checkObject('leadConfiguration', configuration, 'Write {} for the sandbox.');
  const { provider, further = {}, ids = {}, generalId, room, consent = 'none' } = configuration;
  together([
    () => checkObject('further', further, 'Write providers by name, e.g. { appointments: calendly }.'),
    () => checkObject('ids', ids, 'Write an id for each form, e.g. { home: "a1b2" }.'),
    () => checkIntegrations(table),
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
              facts: table[key],
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
