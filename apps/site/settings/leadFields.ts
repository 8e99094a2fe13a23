// Checks of the single fields of the lead configuration. Each error names field, value and remedy.
import type { HubProvider } from '@sanierungsweg/lead-widget/core';
import { defineProvider } from '@sanierungsweg/lead-widget/providers';
import { INTEGRATION_KEYS, type Integration, type IntegrationKey } from './integrations';
import type { ConfiguredId, ConfiguredProvider, Room } from './leadConfiguration';
import { leadEvents } from './leadEvents';
import { originRemedy } from './siteOrigin';
import { together } from './together';

/** A fault of the configuration: field, value and remedy. */
export function wrong(field: string, value: unknown, remedy: string): Error {
  return new Error(
    `site: lead configuration, field "${field}" is ${JSON.stringify(value) ?? String(value)}. ${remedy}`,
  );
}

/** @throws If the value is not a web origin without a path. */
function checkOrigin(field: string, value: string): void {
  const remedy = originRemedy(value);
  if (remedy) throw wrong(field, value, remedy);
}

/**
 * Plain JavaScript may hold anything where the types ask for values by name.
 * @throws If the value is no object, or a list.
 */
export function checkObject(field: string, value: unknown, remedy: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(field, value, remedy);
}

/**
 * @param field Where the fields stand, with the dot that their names follow; empty at the top.
 * @throws If one of those given does not exist.
 */
export function checkFields(field: string, given: object, fields: readonly string[]): void {
  for (const [name, value] of Object.entries(given)) {
    if (!fields.includes(name)) {
      throw wrong(`${field}${name}`, value, `There is no such field. Use one of: ${fields.join(', ')}.`);
    }
  }
}

/**
 * The provider of an integration as data, without its events: a page's markup holds no functions. Checked by the package,
 * and here for what markup and the fields of this site demand besides.
 * @throws If a field is wrong, in the package's words or in ours.
 */
export function readProvider(
  field: string,
  name: string,
  configured: ConfiguredProvider,
  facts: Integration,
): HubProvider {
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
  if (![data.script ?? '', ...Object.values(data.marker.attributes)].some((value) => value.includes('{id}'))) {
    throw wrong(
      `${field}.marker.attributes`,
      data.marker.attributes,
      'Neither they nor "script" hold {id}, so every page would show the same form, whatever "ids" says. Write {id} where the provider wants the id.',
    );
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

/**
 * @returns The id of a form, as the provider gave it.
 * @throws If it cannot be one.
 */
export function checkId(field: string, id: unknown): string {
  if (typeof id !== 'string' || !/^[\w-]+(\/[\w-]+)*$/.test(id)) {
    throw wrong(
      field,
      id,
      'Write the id that the provider gave: letters, digits, hyphens, slashes between, not empty.',
    );
  }
  return id;
}

/** @throws If an id stands under a key that is no integration's. */
export function checkIds(ids: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(ids).filter((key) => !INTEGRATION_KEYS.includes(key as IntegrationKey));
  together(
    unknown.map((key) => () => {
      throw wrong(`ids.${key}`, ids[key], `There is no such integration. Use one of: ${INTEGRATION_KEYS.join(', ')}.`);
    }),
  );
}

/**
 * Holds the names of the further providers against the ids that use them.
 * @throws If a name is reserved, or no id uses it.
 */
export function checkNames(further: object, ids: readonly (ConfiguredId | undefined)[]): void {
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

/**
 * Holds what settings/leadEvents.ts says against the providers that there may be.
 * @throws If a name is none of theirs, or stands for nothing that could listen: nobody would hear what it tells.
 */
export function checkEvents(further: object, events: unknown): void {
  const file = 'site: settings/leadEvents.ts';
  if (typeof events !== 'object' || events === null || Array.isArray(events)) {
    throw new Error(
      `${file}, "leadEvents" is ${JSON.stringify(events)}. Write sources of events by the names of their providers, e.g. { sandbox: sandboxEvents }.`,
    );
  }
  const known = ['sandbox', 'provider', ...Object.keys(further)];
  together(
    Object.entries(events).map(([name, source]) => () => {
      if (!known.includes(name)) {
        throw new Error(
          `${file} names “${name}”, which is no provider of settings/lead.ts, so nothing would be heard of its form. Use ${known.join(', ')}, or delete it.`,
        );
      }
      if (source !== undefined && typeof source !== 'function') {
        throw new Error(
          `${file}, field "${name}" is ${JSON.stringify(source)}, which hears nothing. Write a function that listens, such as calendly.events or messageEvents(…), or delete it.`,
        );
      }
    }),
  );
}

/** Pixels of a field and a button below it, each as high as a finger needs: less is a slip, or meant in another unit. */
const LEAST_ROOM = 88;

/**
 * @returns The room that a page keeps free for a form, in pixels.
 * @throws If it is not two whole heights in which a form has a place.
 */
export function checkRoom(field: string, room: Room): Room {
  const isRight =
    Array.isArray(room) &&
    room.length === 2 &&
    room.every((height) => Number.isInteger(height) && height >= LEAST_ROOM);
  if (!isRight)
    throw wrong(
      field,
      room,
      `Write two heights in pixels, below and from a width of 768 px, each at least ${LEAST_ROOM}, e.g. [600, 420].`,
    );
  return room;
}
