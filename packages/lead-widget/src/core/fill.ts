/** An id in the address of a form. It may be a path of its own, as `name/event` at Calendly: its slashes stay. */
const encodeId = (id: string) => encodeURIComponent(id).replace(/%2F/g, '/');

/**
 * A template with its names filled in. Undefined if a name has no value, but for addresses, where it is empty.
 */
export function fill(template: string, values: Readonly<Record<string, string | undefined>>): string | undefined {
  const isAddress = /^(https?:|\/)/.test(template);
  let isMissing = false;
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    isMissing ||= value === undefined;
    if (!isAddress || !value) return value ?? '';
    return name === 'id' ? encodeId(value) : encodeURIComponent(value);
  });
  return isMissing && !isAddress ? undefined : text;
}
