/** While developing, names lists in place of records where no types do: what is in them has no name but its number. */
export function warnOfLists(categories: Readonly<Record<string, { services?: object | undefined }>>): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      const records: [of: string, record: object | undefined, remedy: string][] = [
        ['categories', categories, "{ statistik: { title: 'Statistik' } }"],
        ...Object.entries(categories).map(([name, { services }]): (typeof records)[number] => [
          `services of ${name}`,
          services,
          "{ matomo: { title: 'Matomo' } }",
        ]),
      ];
      for (const [of, record, remedy] of records) {
        if (!Array.isArray(record)) continue;
        console.error(
          `consent: defineConsent() was given a list as ${of}, so their names are ${Object.keys(record).join(', ')}. Write a record by name, such as ${remedy}.`,
        );
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
