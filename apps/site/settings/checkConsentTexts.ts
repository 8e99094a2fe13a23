import { de } from '@sanierungsweg/consent/locales/de';
import * as v from 'valibot';
import { words } from './operatorRules';
import { together } from './together';

/**
 * Holds what the question about consent says against what it can show.
 * @throws If a text has no place there, or cannot be read; the message names field, value and remedy of each.
 */
export function checkConsentTexts(texts: object): void {
  together(
    Object.entries(texts).map(([name, value]) => () => {
      const { issues } = v.safeParse(words, value);
      const remedy = Object.hasOwn(de, name)
        ? issues?.[0].message
        : `There is no such text, so nobody would read it. Use one of: ${Object.keys(de).join(', ')}.`;
      if (remedy === undefined) return;
      throw new Error(
        `site: settings/consentTexts.ts, field "${name}" is ${JSON.stringify(value) ?? value}. ${remedy}`,
      );
    }),
  );
}
