import * as v from 'valibot';
import { words } from './operatorRules';

/** @throws If the product's name is none that a title can hold; the message names field, value and remedy. */
export function checkSiteName(name: unknown): void {
  const { issues } = v.safeParse(words, name);
  if (!issues) return;
  throw new Error(
    `site: SITE_NAME in settings/site.ts is ${JSON.stringify(name)}. Titles, header and footer would show it. ${issues[0].message}`,
  );
}
