import { own } from './attempt';
import { storeFor } from './storeFor';
import type { CategoryDescription, ConsentStore, ConsentStoreOptions } from './types';
import { warnOfCategories } from './warnOfCategories';

/** A service in the words of the settings. */
export interface ServiceDefinition {
  /** Name of its switch. */
  title: string;
  /** Who receives which data. Default: no text. */
  text?: string | undefined;
}

/** A category in the words of the settings. */
export interface CategoryDefinition extends Partial<ServiceDefinition> {
  /** Services of this category with a switch of their own, by their names in code. Default: none. */
  services?: Readonly<Record<string, ServiceDefinition>> | undefined;
}

/** The names of all categories and services of a definition. */
export type DefinedKey<Definition extends Readonly<Record<string, CategoryDefinition>>> =
  | (keyof Definition & string)
  | {
      [Category in keyof Definition]: Definition[Category] extends { services: infer Services }
        ? keyof Services & string
        : never;
    }[keyof Definition];

/** What `defineConsent` returns. */
export interface ConsentDefinition<Key extends string> {
  /** The names of all categories and services, as they are stored. */
  readonly keys: readonly Key[];
  /** A store for exactly these. Options as in `createConsentStore`. */
  readonly createStore: (options?: ConsentStoreOptions<Key>) => ConsentStore<Key>;
}

const RESERVED = ['necessary', '__proto__'];

/**
 * Categories of your own instead of `functional` and `marketing`, and services within them.
 *
 * Each is a boolean of its own in what is stored. A decision about a category holds for its services too, unless it
 * names them: `save({ statistik: true, matomo: false })`. Works on a server, where everything optional stays denied.
 *
 * @param definition The categories in the order of the settings, each with `title`, `text` and `services`. `functional`
 *   and `marketing` need no words, the texts have them.
 * @throws If a name is used twice, or is reserved: `necessary`, which always exists, and `__proto__`.
 * @returns The names, and what makes a store of them.
 * @example
 * export const consent = defineConsent({
 *   categories: {
 *     statistik: { title: 'Statistik', text: 'Misst, welche Seiten gelesen werden.', services: { matomo: { title: 'Matomo' } } },
 *     marketing: {},
 *   },
 * });
 * export const store = consent.createStore({ revision: 2 });
 * store.has('matomo');
 */
export function defineConsent<const Definition extends Readonly<Record<string, CategoryDefinition>>>(definition: {
  categories: Definition;
}): ConsentDefinition<DefinedKey<Definition>> {
  warnOfCategories(definition);
  const describe = ([key, { title, text }]: [string, CategoryDefinition]): CategoryDescription => ({
    key,
    title,
    text,
  });
  const categories = Object.entries<CategoryDefinition>(definition.categories).map(
    (entry): CategoryDescription => ({
      ...describe(entry),
      services: Object.entries(entry[1].services ?? {}).map(describe),
    }),
  );
  const keys = categories.flatMap(({ key, services = [] }) => [
    key,
    ...services.map((service) => service.key),
  ]) as DefinedKey<Definition>[];
  const wrong = keys.find((key, index) => keys.indexOf(key) < index || RESERVED.includes(key));
  if (wrong) {
    throw new Error(
      `consent: defineConsent() got the name "${wrong}" twice, or it is reserved. What visitors decide about it could not be told apart. Give every category and service a name of its own.`,
    );
  }

  /** What is decided about a category holds for its services too, unless they are named. */
  function withServices(draft: Readonly<Record<string, unknown>>) {
    const services = categories.flatMap(({ key, services: of = [] }) =>
      of.map((service) => [service.key, own(draft, service.key) ?? own(draft, key)] as const),
    );
    return { ...draft, ...Object.fromEntries(services) } as Record<DefinedKey<Definition>, boolean>;
  }

  return {
    keys,
    createStore(options = {}) {
      const store = storeFor(keys, options, categories);
      return { ...store, save: (draft) => store.save(withServices(draft)) };
    },
  };
}
