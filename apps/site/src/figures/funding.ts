import { derived } from './derived';
import { difference, sameAs, share, sum } from './expression';
import { funding } from './figure';
import { airWaterPriceHigh, airWaterPriceLow } from './heatPumps';

/** Highest grant for a new heat pump. Another page names 40 % (conflict group A). */
export const heatPumpGrant = funding({
  label: 'Höchste Förderung einer Wärmepumpe',
  unit: 'percent',
  value: 70,
  bound: 'upTo',
  body: 'kfw',
  pages: ['/waermepumpe-foerderung', '/foerderungen', '/heizung', '/neue-waermepumpe'],
});
export const heatPumpGrantCostPage = funding({
  label: 'Förderung einer Wärmepumpe',
  unit: 'percent',
  value: 40,
  bound: 'upTo',
  body: 'kfw',
  pages: ['/waermepumpe-kosten'],
});
export const baseGrant = funding({
  label: 'Grundförderung der Wärmepumpe',
  unit: 'percent',
  value: 30,
  body: 'kfw',
  pages: ['/waermepumpe-foerderung'],
});
export const eligibleCosts = funding({
  label: 'Anrechenbare Kosten der Wärmepumpe',
  unit: 'euro',
  value: 70_000,
  bound: 'upTo',
  body: 'kfw',
  pages: ['/waermepumpe-foerderung'],
});
export const climateSpeedBonus = funding({
  label: 'Klimageschwindigkeits-Bonus',
  unit: 'percent',
  value: 20,
  body: 'kfw',
  pages: ['/waermepumpe-foerderung'],
});
export const efficiencyBonus = funding({
  label: 'Effizienz-Bonus',
  unit: 'percent',
  value: 5,
  body: 'kfw',
  pages: ['/waermepumpe-foerderung'],
});
export const incomeBonus = funding({
  label: 'Einkommens-Bonus',
  unit: 'percent',
  value: 15,
  body: 'kfw',
  pages: ['/waermepumpe-foerderung'],
});
/** The four rates add up to the cap exactly: 30 + 20 + 5 + 15 = 70. */
export const allRates = derived({
  label: 'Summe aus Grundförderung und allen Boni',
  unit: 'percent',
  is: sum(baseGrant, climateSpeedBonus, efficiencyBonus, incomeBonus),
});
/** Whoever lets the house gets neither the bonus for a quick exchange nor that for a low income. */
export const letHeatPumpGrant = derived({
  label: 'Höchste Förderung einer Wärmepumpe im vermieteten Haus',
  unit: 'percent',
  bound: 'upTo',
  is: sum(baseGrant, efficiencyBonus),
});
export const approvalWait = funding({
  label: 'Wartezeit bis zur Zusage',
  unit: 'weeks',
  value: [4, 8],
  body: 'kfw',
  pages: ['/waermepumpe-foerderung'],
});
export const adviceGrant = funding({
  label: 'Zuschuss zur Energieberatung',
  unit: 'percent',
  value: 80,
  body: 'bafa',
  pages: [
    '/waermepumpe-foerderung',
    '/energieberater',
    '/energieberater-berlin',
    '/energieberater-hamburg',
    '/energieberater-muenchen',
    '/energieberater-koeln',
    '/energieberater-frankfurt',
    '/energieberater-dresden',
    '/energieberater-leipzig',
    '/energieberater-stuttgart',
    '/energieberater-duesseldorf',
    '/energieberater-heidelberg',
  ],
});
export const bonusReducedFrom = funding({
  label: 'Beginn der schrittweisen Kürzung des Bonus',
  unit: 'calendarYear',
  value: 2029,
  bound: 'from',
  body: 'kfw',
  pages: ['/waermepumpe-foerderung'],
});

/** First worked example: the base grant alone on the lower price of an air-water heat pump's mid range. */
export const exampleBaseCost = derived({
  label: 'Rechenbeispiel: Kosten der Anlage (unteres Ende der Preisspanne)',
  unit: 'euro',
  is: sameAs(airWaterPriceLow),
});
export const exampleBaseGrant = derived({
  label: 'Rechenbeispiel: Zuschuss mit Grundförderung',
  unit: 'euro',
  is: share(baseGrant, exampleBaseCost),
});
export const exampleBaseShare = derived({
  label: 'Rechenbeispiel: Eigenanteil mit Grundförderung',
  unit: 'euro',
  is: difference(exampleBaseCost, exampleBaseGrant),
});
/** Second worked example: all bonuses on the upper price. */
export const exampleFullCost = derived({
  label: 'Rechenbeispiel: Kosten der Anlage (oberes Ende der Preisspanne)',
  unit: 'euro',
  is: sameAs(airWaterPriceHigh),
});
export const exampleFullGrant = derived({
  label: 'Rechenbeispiel: Zuschuss mit allen Boni',
  unit: 'euro',
  is: share(allRates, exampleFullCost),
});
export const exampleFullShare = derived({
  label: 'Rechenbeispiel: Eigenanteil mit allen Boni',
  unit: 'euro',
  is: difference(exampleFullCost, exampleFullGrant),
});

export const bafaGrant = funding({
  label: 'BAFA-Zuschuss für Einzelmaßnahmen wie Dämmung',
  unit: 'percent',
  value: 20,
  bound: 'upTo',
  body: 'bafa',
  pages: ['/foerderungen', '/foerderung-daemmung', '/dach', '/daemmung', '/daemmung-fassade'],
});
export const renovationPlanBonus = funding({
  label: 'Bonus für einen individuellen Sanierungsfahrplan (iSFP)',
  unit: 'percentagePoints',
  value: 5,
  body: 'bafa',
  pages: ['/foerderungen', '/foerderung-daemmung', '/energieberater'],
});
/** KfW 261. 37.500 € is a quarter of 150.000 €, not of 120.000 €: conflict group B, shown as given. */
export const kfwLoan = funding({
  label: 'Kredit KfW 261',
  unit: 'euro',
  value: 120_000,
  bound: 'upTo',
  body: 'kfw',
  pages: ['/foerderungen'],
});
export const kfwRepaymentGrant = funding({
  label: 'Tilgungszuschuss KfW 261',
  unit: 'euro',
  value: 37_500,
  bound: 'upTo',
  body: 'kfw',
  pages: ['/foerderungen'],
});
export const kfwInterest = funding({
  label: 'Effektivzins KfW 261',
  unit: 'percent',
  value: 0.75,
  body: 'kfw',
  pages: ['/foerderungen'],
});
export const kfwLoanWindows = funding({
  label: 'KfW-Kredit für das ganze Haus',
  unit: 'euro',
  value: 150_000,
  bound: 'upTo',
  body: 'kfw',
  pages: ['/fenster-kosten'],
});
export const kfwInterestWindows = funding({
  label: 'Effektivzins des KfW-Kredits',
  unit: 'percent',
  value: 2.12,
  bound: 'from',
  body: 'kfw',
  pages: ['/fenster-kosten'],
});
export const begGrant = funding({
  label: 'BEG-Zuschuss',
  unit: 'percent',
  value: 20,
  bound: 'upTo',
  body: 'bafa',
  pages: ['/foerderungen', '/foerderung-daemmung'],
});
export const begCap = funding({
  label: 'Höchstbetrag der BEG je Wohneinheit',
  unit: 'euro',
  value: 60_000,
  bound: 'atMost',
  body: 'bafa',
  pages: ['/foerderungen', '/foerderung-daemmung', '/daemmung-fassade', '/fenster-kosten'],
});
export const taxBonus = funding({
  label: 'Steuerbonus',
  unit: 'percent',
  value: 20,
  body: 'laws',
  pages: ['/foerderungen', '/foerderung-daemmung', '/dach'],
});
export const taxBonusYears = funding({
  label: 'Verteilung des Steuerbonus',
  unit: 'years',
  value: 3,
  body: 'laws',
  pages: ['/foerderungen', '/foerderung-daemmung'],
});
export const taxBonusCap = funding({
  label: 'Höchstbetrag des Steuerbonus',
  unit: 'euro',
  value: 40_000,
  bound: 'atMost',
  body: 'laws',
  pages: ['/foerderungen', '/foerderung-daemmung'],
});
export const taxBonusYearsRoof = funding({
  label: 'Verteilung des Steuerbonus',
  unit: 'years',
  value: 10,
  body: 'laws',
  pages: ['/dach'],
});
export const badenWuerttemberg = funding({
  label: 'Regionale Förderung Baden-Württemberg',
  unit: 'euro',
  value: 2_500,
  bound: 'upTo',
  body: 'grantDatabase',
  pages: ['/foerderungen', '/energieberater-stuttgart', '/energieberater-heidelberg'],
});
export const bavaria = funding({
  label: 'Regionale Förderung Bayern',
  unit: 'euro',
  value: 3_200,
  bound: 'upTo',
  body: 'grantDatabase',
  pages: ['/foerderungen'],
});
export const bavariaShare = funding({
  label: 'Förderung in Bayern',
  unit: 'percent',
  value: 80,
  bound: 'upTo',
  body: 'grantDatabase',
  pages: ['/energieberater-muenchen'],
});
export const northRhine = funding({
  label: 'Regionale Förderung Nordrhein-Westfalen',
  unit: 'euro',
  value: 8_000,
  bound: 'upTo',
  body: 'grantDatabase',
  pages: ['/foerderungen'],
});
export const northRhineShare = funding({
  label: 'Kombinierte Förderung in Nordrhein-Westfalen',
  unit: 'percent',
  value: 50,
  bound: 'moreThan',
  body: 'grantDatabase',
  pages: ['/energieberater-koeln', '/energieberater-duesseldorf'],
});
export const quotaYield = funding({
  label: 'Erlös der THG-Quote',
  unit: 'euroPerYear',
  value: 400,
  bound: 'upTo',
  body: 'consumerAdvice',
  pages: ['/elektrik'],
});
export const wallboxGrant = funding({
  label: 'Wallbox-Förderung KfW 436',
  unit: 'euro',
  value: 10_200,
  bound: 'upTo',
  body: 'kfw',
  pages: ['/elektrik'],
});
export const solarTaxFree = funding({
  label: 'Photovoltaik ohne Mehrwertsteuer',
  unit: 'kilowattPeak',
  value: 30,
  bound: 'upTo',
  body: 'laws',
  pages: ['/photovoltaik', '/solaranlage-kosten', '/photovoltaik-anlage', '/dach'],
});
