/** The host that an address of the web leads to, seen from `base`; empty for any other address. */
function webHost(src: string, base: string): string {
  try {
    const { protocol, host } = new URL(src, base);
    return /^https?:$/.test(protocol) ? host : '';
  } catch {
    return '';
  }
}

/** Whether `src` may be embedded: http and https may, and what is relative, wherever the page lies. */
export const isWebAddress = (src: string): boolean => webHost(src, 'https://own.invalid') !== '';

/**
 * Who receives data when `src` loads: the host alone, because what stands before an @ receives nothing, whatever it looks
 * like.
 * Empty where nobody can be named: without an address, and for a relative one before the page knows its own host.
 */
export const receiverOf = (src: string, base = 'about:blank'): string => src && webHost(src, base);
