/**
 * While developing, names what is no record of categories or services, and words that none of them has, where no types
 * do: a list's entries have no name but their number, and a misspelt `title` leaves visitors with the name in code.
 */
export function warnOfCategories(definition: unknown): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      const say = (what: string) => console.error(`consent: defineConsent() was given ${what}.`);

      /** What stands in a record; of anything else nothing, once it is named. */
      const entriesOf = (of: string, record: unknown, remedy: string): [string, unknown][] => {
        if (typeof record === 'object' && record && !Array.isArray(record)) return Object.entries(record);
        const given = JSON.stringify(record);
        say(
          Array.isArray(record)
            ? `a list as ${of}, so their names are ${Object.keys(record).join(', ')}. Write a record by name, such as ${remedy}`
            : `${given} as ${of}. ${(record ?? false) ? 'No word of it is shown' : 'It stops with an error'}. Write a record by name, such as ${remedy}`,
        );
        return [];
      };
      /** The same of a record that has these words and no other. */
      const wordsOf = (of: string, record: unknown, known: readonly string[], remedy: string) => {
        const words = entriesOf(of, record, remedy);
        for (const [word] of words) {
          if (known.includes(word)) continue;
          say(`"${word}" in ${of}. Nothing follows from it. Write one of ${known.join(', ')}`);
        }
        return Object.fromEntries(words);
      };

      const own = "{ statistik: { title: 'Statistik' } }";
      const { categories } = wordsOf('its definition', definition, ['categories'], `{ categories: ${own} }`);
      for (const [name, category] of entriesOf('categories', categories, own)) {
        const { services } = wordsOf(name, category, ['title', 'text', 'services'], "{ title: 'Statistik' }");
        const list = entriesOf(`services of ${name}`, services ?? {}, "{ matomo: { title: 'Matomo' } }");
        for (const [service, words] of list) wordsOf(service, words, ['title', 'text'], "{ title: 'Matomo' }");
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
