import { derived } from './derived';
import { sameAs } from './expression';
import { compositePrice, exampleGrantRate, grantULimit, interiorPrice } from './facade';
import * as funding from './funding';
import * as heatPumps from './heatPumps';
import { rateWithoutPlan } from './insulationExample';
import * as photovoltaics from './photovoltaics';
import * as savings from './savings';
import { grantWithPlan } from './windowExample';
import * as glazing from './windows';

// What the planner of the home page calculates with, each as the page behind it says.

export const facade = derived({
  label: 'Wärmedämmverbundsystem',
  unit: 'euroPerSquareMetre',
  is: sameAs(compositePrice),
});
export const interior = derived({ label: 'Innendämmung', unit: 'euroPerSquareMetre', is: sameAs(interiorPrice) });
export const windows = derived({
  label: 'Kunststofffenster mit Einbau',
  unit: 'euroPerSquareMetre',
  is: sameAs(glazing.plasticPrice),
});

export const airWater = derived({
  label: 'Kosten der Luft-Wasser-Wärmepumpe',
  unit: 'euro',
  is: sameAs(heatPumps.airWaterPrice),
});
export const brineWater = derived({
  label: 'Kosten der Sole-Wasser-Wärmepumpe',
  unit: 'euro',
  is: sameAs(heatPumps.brineWaterPrice),
});
export const waterWater = derived({
  label: 'Kosten der Wasser-Wasser-Wärmepumpe',
  unit: 'euro',
  is: sameAs(heatPumps.waterWaterPrice),
});

export const small = derived({
  label: 'Kleine Solaranlage',
  unit: 'kilowattPeak',
  is: sameAs(photovoltaics.smallSize),
});
export const medium = derived({
  label: 'Mittlere Solaranlage',
  unit: 'kilowattPeak',
  is: sameAs(photovoltaics.mediumSize),
});
export const large = derived({ label: 'Große Solaranlage', unit: 'kilowattPeak', is: sameAs(photovoltaics.largeSize) });
export const smallPrice = derived({
  label: 'Kosten einer kleinen Solaranlage',
  unit: 'euro',
  is: sameAs(photovoltaics.smallPrice),
});
export const mediumPrice = derived({
  label: 'Kosten einer mittleren Solaranlage',
  unit: 'euro',
  is: sameAs(photovoltaics.mediumPrice),
});
export const largePrice = derived({
  label: 'Kosten einer großen Solaranlage',
  unit: 'euro',
  is: sameAs(photovoltaics.largePrice),
});
export const smallArea = derived({
  label: 'Dachfläche einer kleinen Solaranlage',
  unit: 'squareMetres',
  is: sameAs(photovoltaics.smallArea),
});
export const mediumArea = derived({
  label: 'Dachfläche einer mittleren Solaranlage',
  unit: 'squareMetres',
  is: sameAs(photovoltaics.mediumArea),
});
export const largeArea = derived({
  label: 'Dachfläche einer großen Solaranlage',
  unit: 'squareMetres',
  is: sameAs(photovoltaics.largeArea),
});

export const facadeSaving = derived({
  label: 'Heizkostenersparnis durch Fassadendämmung',
  unit: 'percent',
  is: sameAs(savings.facadeByType),
});
export const interiorSaving = derived({
  label: 'Heizkostenersparnis durch Innendämmung',
  unit: 'percent',
  is: sameAs(savings.interiorByType),
});
export const roofSaving = derived({
  label: 'Heizkostenersparnis durch Dachdämmung',
  unit: 'percent',
  is: sameAs(savings.roofByType),
});
export const cellarSaving = derived({
  label: 'Heizkostenersparnis durch Dämmung der Kellerdecke',
  unit: 'percent',
  is: sameAs(savings.cellarByType),
});
export const ceilingSaving = derived({
  label: 'Heizkostenersparnis durch Dämmung der obersten Geschossdecke',
  unit: 'percent',
  is: sameAs(savings.topCeilingByType),
});
export const completeSaving = derived({
  label: 'Heizkostenersparnis durch Komplettdämmung',
  unit: 'percent',
  is: sameAs(savings.completeByType),
});

export const rateWithPlan = derived({
  label: 'Zuschuss für Dämmung mit Sanierungsfahrplan',
  unit: 'percent',
  is: sameAs(exampleGrantRate),
});
export const rate = derived({
  label: 'Zuschuss für Dämmung ohne Sanierungsfahrplan',
  unit: 'percent',
  is: sameAs(rateWithoutPlan),
});
export const uLimit = derived({
  label: 'U-Wert für die Förderung',
  unit: 'uValue',
  fractionDigits: 2,
  bound: 'atMost',
  is: sameAs(grantULimit),
});
export const cap = derived({
  label: 'Höchstbetrag der BEG je Wohneinheit',
  unit: 'euro',
  bound: 'atMost',
  is: sameAs(funding.begCap),
});
export const windowRate = derived({
  label: 'Zuschuss für neue Fenster',
  unit: 'percent',
  is: sameAs(glazing.windowGrant),
});
export const windowRateWithPlan = derived({
  label: 'Zuschuss für neue Fenster mit Sanierungsfahrplan',
  unit: 'percent',
  is: sameAs(grantWithPlan),
});
export const uwLimit = derived({
  label: 'Uw-Wert für den Zuschuss',
  unit: 'uValue',
  bound: 'atMost',
  is: sameAs(glazing.grantUwLimit),
});
export const heatPumpBase = derived({
  label: 'Grundförderung der Wärmepumpe',
  unit: 'percent',
  is: sameAs(funding.baseGrant),
});
export const heatPumpRate = derived({
  label: 'Höchste Förderung einer Wärmepumpe',
  unit: 'percent',
  bound: 'upTo',
  is: sameAs(funding.heatPumpGrant),
});
export const heatPumpCap = derived({
  label: 'Anrechenbare Kosten der Wärmepumpe',
  unit: 'euro',
  bound: 'upTo',
  is: sameAs(funding.eligibleCosts),
});
export const adviceRate = derived({
  label: 'Zuschuss zur Energieberatung',
  unit: 'percent',
  is: sameAs(funding.adviceGrant),
});
export const solarTaxFree = derived({
  label: 'Photovoltaik ohne Mehrwertsteuer',
  unit: 'kilowattPeak',
  bound: 'upTo',
  is: sameAs(funding.solarTaxFree),
});
export const taxRate = derived({ label: 'Steuerbonus', unit: 'percent', is: sameAs(funding.taxBonus) });
export const taxCap = derived({
  label: 'Höchstbetrag des Steuerbonus',
  unit: 'euro',
  bound: 'atMost',
  is: sameAs(funding.taxBonusCap),
});
