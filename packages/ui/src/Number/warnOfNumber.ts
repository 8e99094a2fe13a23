/**
 * While developing, says what to write where code without types hands over a number: which text it stands for depends on
 * the language; and where that is written as servers do (`de_DE`), which Intl refuses only once there is a number to read.
 */
export function warnOfNumber(text: unknown, locale: string): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      if (typeof text === 'number') {
        console.error(
          `ui: <NumberField> or parseNumber() was given the number ${text} instead of a text, and stops. Write formatNumber(${text}) from @sanierungsweg/ui/number.`,
        );
      }
      if (locale.includes('_')) {
        console.error(
          `ui: <NumberField> or parseNumber() was given the locale ${locale}, and stops at the first number. Write ${locale.replaceAll('_', '-')}.`,
        );
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
