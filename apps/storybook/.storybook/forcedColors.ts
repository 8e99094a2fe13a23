declare global {
  /** Given by whatever drives the browser, such as the tests: emulates forced colours from outside of the page. */
  var emulateForcedColors: ((on: boolean) => Promise<void>) | undefined;
}

/** A page cannot force colours on itself. Where the browser is driven from outside, the driver does it. */
export async function emulateForcedColors(on: boolean): Promise<void> {
  await globalThis.emulateForcedColors?.(on);
}
