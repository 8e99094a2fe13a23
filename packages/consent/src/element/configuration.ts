import {
  type ConsentStoreOptions,
  type ConsentTexts,
  defineConsent,
  type NamePattern,
} from '@sanierungsweg/consent/core';
import { attempt } from '../core/attempt';

type Definition = Parameters<typeof defineConsent>[0]['categories'];

/** What a page writes into `<script type="application/json" data-consent-config>`. Everything has a default. */
export interface Configuration extends Pick<ConsentStoreOptions<string>, 'storageKey' | 'revision'> {
  /** Ask again after so many days; those who refused everything after `refusalMaxAgeDays`, where that is given. */
  maxAgeDays?: number | undefined;
  refusalMaxAgeDays?: number | undefined;
  reloadOnRevoke?: boolean | undefined;
  lang?: 'de' | 'en' | undefined;
  texts?: Partial<ConsentTexts> | undefined;
  links?: { privacy?: string; imprint?: string } | undefined;
  categories?: Definition | undefined;
  signals?: 'ignore' | 'deny' | undefined;
  /** Patterns as text: `_gid`, or `/^_ga/`. */
  clearOnRevoke?: Record<string, string[]> | undefined;
  /** Keeps the decision in a cookie, e.g. for subdomains, instead of `localStorage`. */
  cookie?: { domain?: string } | undefined;
  /** Where receipts are sent. */
  receipts?: string | undefined;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value) && (value as number) > 0;
const isOneOf =
  (...words: unknown[]): Check =>
  (value) =>
    words.includes(value);
const isRecord =
  (of: Check, keys?: readonly string[]): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, entry]) => (keys?.includes(key) ?? true) && of(entry));
const isAnyRecord = isRecord(() => true);

/** A name, or a pattern between slashes as JavaScript writes it. Throws where the pattern is none. */
export function patternOf(text: string): NamePattern {
  const [, pattern, flags] = /^\/(.+)\/(\w*)$/.exec(text) ?? [];
  return pattern ? new RegExp(pattern, flags) : text;
}

const doesNotThrow =
  (run: (value: never) => unknown): Check =>
  (value) => {
    try {
      run(value as never);
      return true;
    } catch {
      return false;
    }
  };
const isPattern: Check = (value) => isText(value) && doesNotThrow(patternOf)(value);
const isService = isRecord(isText, ['title', 'text']);
const isCategory: Check = (value) => {
  if (!isAnyRecord(value)) return false;
  const { services = {}, ...words } = value as { services?: unknown };
  return isService(words) && isRecord(isService)(services);
};
const isDefinition = doesNotThrow((categories: Definition) => defineConsent({ categories }));

/** What each field has to be, and how to write it. */
const fieldsFor = (
  texts: ConsentTexts,
  categories: readonly string[],
): Record<keyof Configuration, [check: Check, remedy: string]> => ({
  lang: [isOneOf('de', 'en'), '"de" or "en", and other languages as "texts"'],
  texts: [isRecord(isText, Object.keys(texts)), '{"acceptAll": "…"}, with the keys of ConsentTexts'],
  links: [isRecord(isText, ['privacy', 'imprint']), '{"privacy": "/datenschutz", "imprint": "/impressum"}'],
  categories: [
    (value) => isRecord(isCategory)(value) && isDefinition(value),
    '{"functional": {}, "statistik": {"title": "…", "text": "…"}}, each name once and none "necessary"',
  ],
  revision: [Number.isInteger, 'a whole number'],
  maxAgeDays: [isNumber, 'a number of days'],
  refusalMaxAgeDays: [isNumber, 'a number of days'],
  signals: [isOneOf('deny', 'ignore'), '"deny" or "ignore"'],
  reloadOnRevoke: [isOneOf(true, false), 'true or false'],
  storageKey: [isText, 'a text'],
  cookie: [isRecord(isText, ['domain']), '{"domain": "example.org"}'],
  receipts: [isText, 'an address'],
  clearOnRevoke: [
    isRecord((names) => Array.isArray(names) && names.every(isPattern), ['necessary', ...categories]),
    '{"marketing": ["_gid", "/^_ga/"]}, by category, each a name or a regular expression between slashes',
  ],
});

/**
 * What can be used of a written configuration and of the tag's attributes, over which it wins. The rest is left out, so
 * that the defaults hold, and told to `complain`: field, value and remedy. Attributes that are no field, or empty, count
 * for nothing: other tools have theirs on the same tag, and templates leave some empty.
 */
export function readConfiguration(
  written: unknown,
  attributes: Readonly<Record<string, string | undefined>>,
  texts: ConsentTexts,
  complain: (message: string) => void,
): Configuration {
  const block = isAnyRecord(written) ? (written as object) : {};
  if (block !== written) {
    complain(
      `consent: The configuration is ${JSON.stringify(written)}. The defaults hold instead. Write {"links": {…}, …}.`,
    );
  }
  const given: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(attributes)) {
    // Numbers and records as JSON has them; words are none.
    if (text) given[name] = attempt(() => JSON.parse(text)) ?? text;
  }
  Object.assign(given, block);
  const fields = fieldsFor(texts, Object.keys(given.categories ?? { functional: {}, marketing: {} }));
  const known = Object.keys(fields);
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      const [check, remedy] = known.includes(name) ? fields[name as keyof Configuration] : [];
      if (check?.(value)) return true;
      if (check || name in block) {
        complain(
          check
            ? `consent: The configuration says "${name}": ${JSON.stringify(value)}. The default holds instead. Write ${remedy}.`
            : `consent: The configuration says "${name}", which does not exist. Nothing follows from it. Write one of ${known.join(', ')}.`,
        );
      }
      return false;
    }),
  );
}
