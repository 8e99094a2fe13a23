import { wrong } from './wrong';

/**
 * Stops at what is no object, and at fields that there are not: what plain JavaScript misspells would count for nothing.
 *
 * @param of What has the fields, as messages call it.
 * @throws The message names field, value and remedy.
 */
export function checkFields(of: 'provider' | 'marker', given: unknown, fields: readonly string[]): void {
  const list = fields.join(', ');
  if (typeof given !== 'object' || given === null) throw wrong(of, given, `Write an object with ${list}.`);
  for (const [field, value] of Object.entries(given)) {
    if (fields.includes(field)) continue;
    throw wrong(of === 'provider' ? field : `${of}.${field}`, value, `There is no such field. Use: ${list}.`);
  }
}
