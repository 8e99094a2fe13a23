/** What may stand before an id that is part of a path, where it may be a path of its own, as `name/event` at Calendly. */
const BEFORE_PATH = /^(https?:\/\/[^/]+)?\/(?!\/)[^?#]*$/i;

/**
 * A template with its names filled in. Undefined if a name has no value, but for addresses, where it is empty.
 *
 * What is put in never decides about the host of an address: the slashes of an id stay within a path, but for the first.
 */
export function fill(template: string, values: Readonly<Record<string, string | undefined>>): string | undefined {
  const isAddress = /^(https?:|\/)/i.test(template);
  let isMissing = false;
  // No quotation marks, so that attributes may hold JSON.
  const text = template.replace(/\{([^{}"]+)\}/g, (_, name: string, at: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    isMissing ||= value === undefined;
    if (!isAddress || !value) return value ?? '';
    const encoded = encodeURIComponent(value);
    return name === 'id' && BEFORE_PATH.test(template.slice(0, at)) ? encoded.replace(/(?!^)%2F/g, '/') : encoded;
  });
  // Where a name before it is empty, a second slash would begin a host.
  if (isAddress) return text.replace(/^\/*/, template.replace(/[^/].*/s, ''));
  return isMissing ? undefined : text;
}
