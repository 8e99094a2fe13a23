/** The eight cities that every trade page names, as plain text beside “über 500 weitere” (R-LAND-04). */
export const landingCities = [
  'Berlin',
  'Hamburg',
  'München',
  'Köln',
  'Frankfurt am Main',
  'Stuttgart',
  'Düsseldorf',
  'Leipzig',
] as const;
