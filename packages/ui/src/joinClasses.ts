/** Class names that are there, in one attribute value; `undefined` rather than an empty attribute. */
export const joinClasses = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
