/** Puts `values` into a text: `{title}`. Whatever signs they hold stay as they are. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
