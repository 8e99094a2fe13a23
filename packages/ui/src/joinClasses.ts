/** Class names, or ids, that are there, in one attribute value; `undefined` rather than an empty attribute. */
export const joinClasses = (...names: readonly (string | false | 0 | 0n | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
