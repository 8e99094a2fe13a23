/**
 * While developing, says which list plain JavaScript has left out, as while its data are on their way: what follows is an
 * error that names neither component nor prop.
 *
 * @param component As the page writes it.
 * @param lists What it cannot be rendered without, by the names of the props.
 */
export function warnOfList(component: string, lists: Record<string, unknown>): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      for (const [prop, list] of Object.entries(lists)) {
        if (Array.isArray(list)) continue;
        console.error(
          `ui: <${component}> was given ${JSON.stringify(list)} as ${prop}, not a list, and cannot be rendered. Write ${prop}={[…]}, or an empty list as long as there is nothing.`,
        );
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
