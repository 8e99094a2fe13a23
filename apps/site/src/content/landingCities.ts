/** The eight cities that every trade page names beside “über 500 weitere” (R-LAND-03). `Cities` links them. */
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
