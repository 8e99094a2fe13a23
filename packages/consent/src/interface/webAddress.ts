/** Where an address leads, if it is one of the web; relative ones lead to a host without meaning. */
export function webAddress(src: string): URL | undefined {
  try {
    const url = new URL(src, 'https://own.invalid');
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
