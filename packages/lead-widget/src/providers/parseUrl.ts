/** The URL, or null where the text is not one. `URL.canParse` is missing before Chrome 120, Firefox 115 and Safari 17. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
