/** Id of what a page shows once a request was sent. */
export const SENT_ID = 'anfrage-gesendet';

/** Shows it, or takes it back when the form begins again. Outside of the form, so that no provider can touch it. */
export function showSent(isSent: boolean): void {
  document.getElementById(SENT_ID)?.toggleAttribute('hidden', !isSent);
}
