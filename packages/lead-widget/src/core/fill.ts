/**
 * A template with its names filled in. Undefined if a name has no value, but for addresses, where it is empty.
 */
export function fill(template: string, values: Readonly<Record<string, string | undefined>>): string | undefined {
  const isAddress = /^(https?:|\/)/.test(template);
  let isMissing = false;
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    isMissing ||= value === undefined;
    return isAddress ? encodeURIComponent(value ?? '') : (value ?? '');
  });
  return isMissing && !isAddress ? undefined : text;
}
