/** The name of the product. Nothing else in the code spells it (D-NAME). */
export const SITE_NAME = 'Sanierungsweg';

/** © of the footer, fixed by the customer (R-FOOT-04): not computed. */
export const COPYRIGHT_YEAR = 2025;

/** `<title>` of a page. */
export function pageTitle(topic: string): string {
  return `${topic} - ${SITE_NAME}`;
}
