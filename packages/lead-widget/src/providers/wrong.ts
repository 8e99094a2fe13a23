/** The error for a wrong field of a provider: what is wrong, and what to write instead. */
export function wrong(field: string, value: unknown, remedy: string): Error {
  return new Error(`lead-widget: provider, field "${field}" is ${JSON.stringify(value) ?? String(value)}. ${remedy}`);
}
