import type { DecisionReceipt } from './onReceipt';

/**
 * Sends receipts to an address of your own as JSON, also while the page is being left. Nobody waits for an answer:
 * an address that cannot be reached throws nothing, and the decision holds all the same. The function that it returns
 * is for browsers; a server has no decisions to tell of.
 *
 * @param url Where a server takes `POST` requests with a JSON body; on another origin it must allow that (CORS).
 * @returns What `onReceipt` takes as its listener.
 * @example onReceipt(store, de, beaconReceipts('/api/einwilligungen'));
 */
export function beaconReceipts(url: string): (receipt: DecisionReceipt) => void {
  return (receipt) => {
    const body = new Blob([JSON.stringify(receipt)], { type: 'application/json' });
    if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, body)) return;
    fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {
      // The decision holds whether or not it could be proved.
    });
  };
}
