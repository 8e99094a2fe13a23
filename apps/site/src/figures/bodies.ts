/**
 * The public bodies and registers that the pages speak of, each with its home page. No deep links: they age.
 * `names` are the words by which running text is recognised as speaking of the body.
 */
export const officialBodies = {
  kfw: { name: 'KfW', home: 'https://www.kfw.de/', names: ['KfW'] },
  bafa: { name: 'BAFA', home: 'https://www.bafa.de/', names: ['BAFA'] },
  experts: {
    name: 'Energieeffizienz-Expertenliste des Bundes',
    home: 'https://www.energie-effizienz-experten.de/',
    names: ['Energieeffizienz-Expertenliste', 'Expertenliste'],
  },
  consumerAdvice: {
    name: 'Verbraucherzentrale',
    home: 'https://www.verbraucherzentrale.de/',
    names: ['Verbraucherzentrale'],
  },
  marketRegister: {
    name: 'Marktstammdatenregister',
    home: 'https://www.marktstammdatenregister.de/',
    names: ['Marktstammdatenregister'],
  },
  networkAgency: {
    name: 'Bundesnetzagentur',
    home: 'https://www.bundesnetzagentur.de/',
    names: ['Bundesnetzagentur'],
  },
  laws: {
    name: 'Gesetze im Internet',
    home: 'https://www.gesetze-im-internet.de/',
    names: [
      'Gebäudeenergiegesetz',
      'GEG',
      'Wohnungseigentumsgesetz',
      'BGB',
      'Handwerksordnung',
      'Einkommensteuergesetz',
    ],
  },
  grantDatabase: {
    name: 'Förderdatenbank des Bundes',
    home: 'https://www.foerderdatenbank.de/',
    names: ['Förderdatenbank'],
  },
} as const satisfies Record<string, { name: string; home: `https://www.${string}/`; names: readonly string[] }>;

/** Key of a public body. */
export type OfficialBody = keyof typeof officialBodies;
