/**
 * The number that follows an option of a command.
 * @throws If it is none; the message names option and value.
 */
export function wholeNumber(option: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`lead-widget: --${option} ${value} is no whole number.`);
  return Number(value);
}
