/**
 * Whether the browser asks not to be tracked, by Global Privacy Control or Do Not Track.
 * @see https://www.w3.org/TR/gpc/
 */
export function browserObjects(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: unknown };
  return globalPrivacyControl === true || doNotTrack === '1';
}
