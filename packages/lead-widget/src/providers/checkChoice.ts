import { wrong } from './wrong';

/** @throws If a field that takes one of a few words has another; the message names field, value and remedy. */
export function checkChoice(field: string, value: unknown, choices: readonly string[]): void {
  if (value !== undefined && !choices.includes(value as string)) {
    throw wrong(field, value, `Use one of: ${choices.join(', ')}.`);
  }
}
