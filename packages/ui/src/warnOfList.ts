/**
 * While developing, says which list plain JavaScript has left out, as while its data are on their way, or has written as
 * something else, such as a row of a table as a record: what follows is an error that names neither component nor prop.
 *
 * @param component As the page writes it.
 * @param lists What it cannot be rendered without, by the names of the props.
 */
export function warnOfList(component: string, lists: Record<string, unknown>): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      // Whose entries are lists, or hold one under this name. Here, where visitors do not load it.
      const within: Record<string, Record<string, string>> = {
        BarChart: { rows: '.values' },
        LineChart: { rows: '.values', series: '.points' },
        Table: { rows: '' },
      };
      const say = (given: string | undefined, place: string, remedy: string) =>
        console.error(
          `ui: <${component}> was given ${given} as ${place}, not a list, and cannot be rendered. Write ${remedy} as long as there is nothing.`,
        );
      for (const [prop, list] of Object.entries(lists)) {
        const inner = within[component]?.[prop];
        if (!Array.isArray(list)) say(JSON.stringify(list), prop, `${prop}={[…]}, or an empty list`);
        else if (inner !== undefined) {
          for (const [index, entry] of (list as readonly Readonly<Record<string, unknown>>[]).entries()) {
            const found = inner === '' ? entry : entry?.[inner.slice(1)];
            if (Array.isArray(found)) continue;
            // Elements hold each other, which JSON does not take.
            const given = typeof found === 'object' && found ? 'an object' : JSON.stringify(found);
            say(given, `${prop}[${index}]${inner}`, 'a list there, or an empty one');
          }
        }
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
