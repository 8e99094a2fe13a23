/**
 * While developing, says which axis plain JavaScript has left out, or its marks: what follows is an error that names
 * neither component nor prop.
 *
 * @param axes What the chart cannot be drawn without, by the names of the props.
 */
export function warnOfAxis(axes: Record<string, { ticks?: unknown } | undefined>): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      for (const [prop, axis] of Object.entries(axes)) {
        if (Array.isArray(axis?.ticks)) continue;
        console.error(
          `ui: <LineChart> was given ${JSON.stringify(axis)} as ${prop}, not an axis, and cannot be rendered. Write ${prop}={{ max: 30, ticks: [{ value: 0, text: '0' }, …] }}.`,
        );
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
