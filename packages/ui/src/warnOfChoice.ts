/**
 * While developing, reports a look that does not exist: it takes no class, so that nothing else would show it.
 *
 * @param where The component that was given it, as the page writes it.
 * @param prop Name of the prop.
 * @param asked What it says.
 * @param choices One for each word that it may say.
 */
export function warnOfChoice(where: string, prop: string, asked: string, choices: object): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production' && !Object.hasOwn(choices, asked)) {
      console.error(
        `ui: ${where} was given the ${prop} "${asked}", which does not exist, and is drawn without one. Write one of ${Object.keys(choices).join(', ')}.`,
      );
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
