/**
 * While developing, says what to write where code without types hands over a number: which text it stands for depends on
 * the language.
 */
export function warnOfNumber(text: unknown): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production' && typeof text === 'number') {
      console.error(
        `ui: <NumberField> or parseNumber() was given the number ${text} instead of a text, and stops. Write formatNumber(${text}) from @sanierungsweg/ui/number.`,
      );
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
