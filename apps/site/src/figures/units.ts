/** What a figure counts. `percent` 30 means 30 %, not 0.3; `factor` is a bare number such as a COP. */
export const UNITS = [
  'euro',
  'euroPerSquareMetre',
  'euroPerKilowattPeak',
  'euroPerYear',
  'percent',
  'percentagePoints',
  'years',
  'weeks',
  'hours',
  'workingDays',
  'squareMetres',
  'centimetres',
  'kilowattPeak',
  'kilowattHoursPerYear',
  'uValue',
  'factor',
  'count',
  'calendarYear',
  /** `[24, 7]`: hours a day, days a week. */
  'aroundTheClock',
  /** `[9, 17]`: opening and closing hour. */
  'officeHours',
] as const;

export type Unit = (typeof UNITS)[number];

/**
 * How the value binds: `upTo` reads “bis zu 20 %”, `from` “ab 2,12 %”, `atMost` “höchstens 0,20 …”, `atLeast`
 * “mindestens 3.600 €”, `about` “rund 3.000 €”, `over` “über 500”, `plus` “50.000+”, `moreThan` “mehr als 50 %”.
 */
export const BOUNDS = ['upTo', 'from', 'atMost', 'atLeast', 'about', 'over', 'plus', 'moreThan'] as const;

export type Bound = (typeof BOUNDS)[number];
