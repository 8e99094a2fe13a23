import { amount, derived, figure } from './figure';
import { airWaterPriceHigh, airWaterPriceLow } from './heatPumps';

/** Highest grant for a new heat pump. Another page names 40 % (conflict group A). */
export const heatPumpGrant = figure({
  id: 'funding.heatPumpGrant',
  label: 'Höchste Förderung einer Wärmepumpe',
  unit: 'percent',
  value: 70,
  bound: 'upTo',
  pages: ['/waermepumpe-foerderung', '/foerderungen', '/heizung', '/neue-waermepumpe'],
  conflictsWith: ['funding.heatPumpGrantCostPage'],
});
export const heatPumpGrantCostPage = figure({
  id: 'funding.heatPumpGrantCostPage',
  label: 'Förderung einer Wärmepumpe',
  unit: 'percent',
  value: 40,
  bound: 'upTo',
  pages: ['/waermepumpe-kosten'],
  conflictsWith: ['funding.heatPumpGrant'],
});
export const baseGrant = figure({
  id: 'funding.baseGrant',
  label: 'Grundförderung der Wärmepumpe',
  unit: 'percent',
  value: 30,
  pages: ['/waermepumpe-foerderung'],
});
export const eligibleCosts = figure({
  id: 'funding.eligibleCosts',
  label: 'Förderfähige Kosten der Wärmepumpe',
  unit: 'euro',
  value: 70_000,
  bound: 'upTo',
  pages: ['/waermepumpe-foerderung'],
});
export const climateSpeedBonus = figure({
  id: 'funding.climateSpeedBonus',
  label: 'Klimageschwindigkeits-Bonus',
  unit: 'percent',
  value: 20,
  pages: ['/waermepumpe-foerderung'],
});
export const efficiencyBonus = figure({
  id: 'funding.efficiencyBonus',
  label: 'Effizienz-Bonus',
  unit: 'percent',
  value: 5,
  pages: ['/waermepumpe-foerderung'],
});
export const incomeBonus = figure({
  id: 'funding.incomeBonus',
  label: 'Einkommens-Bonus',
  unit: 'percent',
  value: 15,
  pages: ['/waermepumpe-foerderung'],
});
/** The four rates add up to the cap exactly: 30 + 20 + 5 + 15 = 70. */
export const allRates = derived({
  id: 'funding.allRates',
  label: 'Summe aus Grundförderung und allen Boni',
  unit: 'percent',
  value: amount(baseGrant) + amount(climateSpeedBonus) + amount(efficiencyBonus) + amount(incomeBonus),
  from: [baseGrant, climateSpeedBonus, efficiencyBonus, incomeBonus],
});
export const approvalWait = figure({
  id: 'funding.approvalWait',
  label: 'Wartezeit bis zur Zusage',
  unit: 'weeks',
  value: [4, 8],
  pages: ['/waermepumpe-foerderung'],
});
export const adviceGrant = figure({
  id: 'funding.adviceGrant',
  label: 'Zuschuss zur Energieberatung',
  unit: 'percent',
  value: 80,
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
export const bonusReducedFrom = figure({
  id: 'funding.bonusReducedFrom',
  label: 'Beginn der schrittweisen Kürzung des Bonus',
  unit: 'calendarYear',
  value: 2029,
  bound: 'from',
  pages: ['/waermepumpe-foerderung'],
});

/** First worked example: the base grant alone on the lower price of an air-water heat pump's mid range. */
export const exampleBaseCost = derived({
  id: 'funding.exampleBaseCost',
  label: 'Rechenbeispiel: Kosten der Anlage (unteres Ende der Preisspanne)',
  unit: 'euro',
  value: amount(airWaterPriceLow),
  from: [airWaterPriceLow],
});
export const exampleBaseGrant = derived({
  id: 'funding.exampleBaseGrant',
  label: 'Rechenbeispiel: Zuschuss mit Grundförderung',
  unit: 'euro',
  value: (amount(exampleBaseCost) * amount(baseGrant)) / 100,
  from: [exampleBaseCost, baseGrant],
});
export const exampleBaseShare = derived({
  id: 'funding.exampleBaseShare',
  label: 'Rechenbeispiel: Eigenanteil mit Grundförderung',
  unit: 'euro',
  value: amount(exampleBaseCost) - amount(exampleBaseGrant),
  from: [exampleBaseCost, exampleBaseGrant],
});
/** Second worked example: all bonuses on the upper price. */
export const exampleFullCost = derived({
  id: 'funding.exampleFullCost',
  label: 'Rechenbeispiel: Kosten der Anlage (oberes Ende der Preisspanne)',
  unit: 'euro',
  value: amount(airWaterPriceHigh),
  from: [airWaterPriceHigh],
});
export const exampleFullGrant = derived({
  id: 'funding.exampleFullGrant',
  label: 'Rechenbeispiel: Zuschuss mit allen Boni',
  unit: 'euro',
  value: (amount(exampleFullCost) * amount(allRates)) / 100,
  from: [exampleFullCost, allRates],
});
export const exampleFullShare = derived({
  id: 'funding.exampleFullShare',
  label: 'Rechenbeispiel: Eigenanteil mit allen Boni',
  unit: 'euro',
  value: amount(exampleFullCost) - amount(exampleFullGrant),
  from: [exampleFullCost, exampleFullGrant],
});

export const bafaGrant = figure({
  id: 'funding.bafaGrant',
  label: 'BAFA-Zuschuss für Einzelmaßnahmen wie Dämmung',
  unit: 'percent',
  value: 20,
  bound: 'upTo',
  pages: ['/foerderungen', '/foerderung-daemmung', '/dach', '/daemmung', '/daemmung-fassade'],
});
export const renovationPlanBonus = figure({
  id: 'funding.renovationPlanBonus',
  label: 'Bonus für einen individuellen Sanierungsfahrplan (iSFP)',
  unit: 'percent',
  value: 5,
  pages: ['/foerderungen', '/foerderung-daemmung', '/energieberater'],
});
/** KfW 261. 37.500 € is a quarter of 150.000 €, not of 120.000 €: conflict group B, shown as given. */
export const kfwLoan = figure({
  id: 'funding.kfwLoan',
  label: 'Kredit KfW 261',
  unit: 'euro',
  value: 120_000,
  bound: 'upTo',
  pages: ['/foerderungen'],
  conflictsWith: ['funding.kfwLoanWindows'],
});
export const kfwRepaymentGrant = figure({
  id: 'funding.kfwRepaymentGrant',
  label: 'Tilgungszuschuss KfW 261',
  unit: 'euro',
  value: 37_500,
  bound: 'upTo',
  pages: ['/foerderungen'],
});
export const kfwInterest = figure({
  id: 'funding.kfwInterest',
  label: 'Effektivzins KfW 261',
  unit: 'percent',
  value: 0.75,
  pages: ['/foerderungen'],
  conflictsWith: ['funding.kfwInterestWindows'],
});
export const kfwLoanWindows = figure({
  id: 'funding.kfwLoanWindows',
  label: 'KfW-Kredit für Fenster',
  unit: 'euro',
  value: 150_000,
  bound: 'upTo',
  pages: ['/fenster-kosten'],
  conflictsWith: ['funding.kfwLoan'],
});
export const kfwInterestWindows = figure({
  id: 'funding.kfwInterestWindows',
  label: 'Effektivzins des KfW-Kredits',
  unit: 'percent',
  value: 2.12,
  bound: 'from',
  pages: ['/fenster-kosten'],
  conflictsWith: ['funding.kfwInterest'],
});
export const begGrant = figure({
  id: 'funding.begGrant',
  label: 'BEG-Zuschuss',
  unit: 'percent',
  value: 20,
  bound: 'upTo',
  pages: ['/foerderungen', '/foerderung-daemmung'],
});
export const begCap = figure({
  id: 'funding.begCap',
  label: 'Höchstbetrag der BEG je Wohneinheit',
  unit: 'euro',
  value: 60_000,
  bound: 'atMost',
  pages: ['/foerderungen', '/foerderung-daemmung'],
});
export const taxBonus = figure({
  id: 'funding.taxBonus',
  label: 'Steuerbonus',
  unit: 'percent',
  value: 20,
  pages: ['/foerderungen', '/foerderung-daemmung', '/dach'],
});
export const taxBonusYears = figure({
  id: 'funding.taxBonusYears',
  label: 'Verteilung des Steuerbonus',
  unit: 'years',
  value: 3,
  pages: ['/foerderungen', '/foerderung-daemmung'],
  conflictsWith: ['funding.taxBonusYearsRoof'],
});
export const taxBonusCap = figure({
  id: 'funding.taxBonusCap',
  label: 'Höchstbetrag des Steuerbonus',
  unit: 'euro',
  value: 40_000,
  bound: 'atMost',
  pages: ['/foerderungen', '/foerderung-daemmung'],
});
export const taxBonusYearsRoof = figure({
  id: 'funding.taxBonusYearsRoof',
  label: 'Verteilung des Steuerbonus',
  unit: 'years',
  value: 10,
  pages: ['/dach'],
  conflictsWith: ['funding.taxBonusYears'],
});
export const badenWuerttemberg = figure({
  id: 'funding.badenWuerttemberg',
  label: 'Regionale Förderung Baden-Württemberg',
  unit: 'euro',
  value: 2_500,
  bound: 'upTo',
  pages: ['/foerderungen', '/energieberater-stuttgart', '/energieberater-heidelberg'],
});
export const bavaria = figure({
  id: 'funding.bavaria',
  label: 'Regionale Förderung Bayern',
  unit: 'euro',
  value: 3_200,
  bound: 'upTo',
  pages: ['/foerderungen'],
  conflictsWith: ['funding.bavariaShare'],
});
export const bavariaShare = figure({
  id: 'funding.bavariaShare',
  label: 'Förderung in Bayern',
  unit: 'percent',
  value: 80,
  bound: 'upTo',
  pages: ['/energieberater-muenchen'],
  conflictsWith: ['funding.bavaria'],
});
export const northRhine = figure({
  id: 'funding.northRhine',
  label: 'Regionale Förderung Nordrhein-Westfalen',
  unit: 'euro',
  value: 8_000,
  bound: 'upTo',
  pages: ['/foerderungen'],
  conflictsWith: ['funding.northRhineShare'],
});
export const northRhineShare = figure({
  id: 'funding.northRhineShare',
  label: 'Kombinierte Förderung in Nordrhein-Westfalen',
  unit: 'percent',
  value: 50,
  bound: 'moreThan',
  pages: ['/energieberater-koeln', '/energieberater-duesseldorf'],
  conflictsWith: ['funding.northRhine'],
});
export const quotaYield = figure({
  id: 'funding.quotaYield',
  label: 'Erlös der THG-Quote',
  unit: 'euroPerYear',
  value: 400,
  bound: 'upTo',
  pages: ['/elektrik'],
});
export const wallboxGrant = figure({
  id: 'funding.wallboxGrant',
  label: 'Wallbox-Förderung KfW 436',
  unit: 'euro',
  value: 10_200,
  bound: 'upTo',
  pages: ['/elektrik'],
});
export const solarTaxFree = figure({
  id: 'funding.solarTaxFree',
  label: 'Photovoltaik ohne Mehrwertsteuer',
  unit: 'kilowattPeak',
  value: 30,
  bound: 'upTo',
  pages: ['/photovoltaik', '/solaranlage-kosten', '/photovoltaik-anlage', '/dach'],
});
