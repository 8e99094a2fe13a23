/**
 * Whether a name in braces stands in the host of an address, so that whoever writes an id would choose whom the page asks.
 * Browsers also take `\\` for `/`, and `https:host` for an address.
 */
export const namesInHost = (address: string) => /^\s*(https?:[\\/]*|[\\/]{2,})[^\\/?#]*\{/i.test(address);

/** What to do about it. */
export const AFTER_HOST = 'Write names in braces only after the host, so that no id decides which server is asked.';
