/** Longer than any question; addresses made by machines are. */
const LONGEST = 80;

/** The words of an address as somebody would type them: `/waermepumpe-preise.html` is “waermepumpe preise”. */
export function wordsOfPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // An address that no browser makes is searched as it stands.
  }
  const words = plain.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, LONGEST);
}
