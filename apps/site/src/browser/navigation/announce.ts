/** Id of the polite live region in the frame of the page. */
export const ANNOUNCER_ID = 'seitenmeldung';

/** Tells assistive technology something that sighted visitors see: a new page, saved settings. */
export function announce(message: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  // Emptied first, so that the same message twice is read twice.
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}
