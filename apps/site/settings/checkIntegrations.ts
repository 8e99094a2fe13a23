import { INTEGRATION_KEYS, type Integration, integrations, integrationWithoutId } from './integrations';
import { together } from './together';

const CHOICES: { readonly [Field in keyof Integration]: readonly Integration[Field][] } = {
  kind: ['module', 'async'],
  marker: ['class', 'attribute'],
  strategy: ['keep', 'replace', 'reload-once'],
};

/** A fault of the table: field, value and remedy. */
const wrong = (field: string, value: unknown, remedy: string) =>
  new Error(`site: settings/integrations.ts, field "${field}" is ${JSON.stringify(value) ?? value}. ${remedy}`);

/** @throws If an object has other fields than these. */
function checkNames(where: string, given: object, names: readonly string[]): void {
  together(
    Object.entries(given).map(([name, value]) => () => {
      if (names.includes(name)) return;
      throw wrong(`${where}${name}`, value, `There is no such field. Use one of: ${names.join(', ')}.`);
    }),
  );
}

/** @throws If an integration does not say in all three fields, and in no other, what a form is loaded by. */
function checkIntegration(field: string, given: unknown): void {
  if (typeof given !== 'object' || given === null) {
    throw wrong(field, given, `Write ${Object.keys(CHOICES).join(', ')} as an object.`);
  }
  together([
    ...Object.entries(CHOICES).map(([name, choices]) => () => {
      const value = (given as Record<string, unknown>)[name];
      if (choices.some((choice) => choice === value)) return;
      throw wrong(`${field}.${name}`, value, `Use one of: ${choices.join(', ')}.`);
    }),
    () => checkNames(`${field}.`, given, Object.keys(CHOICES)),
  ]);
}

/**
 * Holds the table of integrations against what its types ask for: `pnpm dev` draws pages without the compiler's word.
 * @throws If a form is missing or unknown, or a field holds what it cannot; the message names field, value and remedy.
 */
export function checkIntegrations(
  table: Readonly<Record<string, unknown>> = integrations,
  withoutId: unknown = integrationWithoutId,
): void {
  together([
    ...INTEGRATION_KEYS.map((key) => () => checkIntegration(key, table[key])),
    () => checkNames('', table, INTEGRATION_KEYS),
    () => checkIntegration('integrationWithoutId', withoutId),
  ]);
}
