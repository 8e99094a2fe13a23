import { exampleArea, exampleTotal, u12, u16, u20, uUninsulated } from './facade';
import { amount, derived, type Figure } from './figure';
import { bafaGrant, begCap, renovationPlanBonus, taxBonus, taxBonusYears } from './funding';

/** How much less heat passes through the wall, in percent of the uninsulated one. */
function lossCut(after: Figure): number {
  return Math.round((1 - amount(after) / amount(uUninsulated)) * 100);
}

export const lossCut12 = derived({
  id: 'insulationExample.lossCut12',
  label: 'Geringerer Wärmeverlust der Wand bei der dünnsten Dämmung',
  unit: 'percent',
  value: lossCut(u12),
  bound: 'about',
  from: [uUninsulated, u12],
});
export const lossCut16 = derived({
  id: 'insulationExample.lossCut16',
  label: 'Geringerer Wärmeverlust der Wand bei mittlerer Dämmdicke',
  unit: 'percent',
  value: lossCut(u16),
  bound: 'about',
  from: [uUninsulated, u16],
});
export const lossCut20 = derived({
  id: 'insulationExample.lossCut20',
  label: 'Geringerer Wärmeverlust der Wand bei der dicksten Dämmung',
  unit: 'percent',
  value: lossCut(u20),
  bound: 'about',
  from: [uUninsulated, u20],
});

export const examplePerArea = derived({
  id: 'insulationExample.examplePerArea',
  label: 'Beispiel: Kosten je Quadratmeter Fassade',
  unit: 'euroPerSquareMetre',
  value: Math.round(amount(exampleTotal) / amount(exampleArea)),
  bound: 'about',
  from: [exampleTotal, exampleArea],
});

/** The grant without the renovation plan: the highest rate less the bonus that it includes (R-INSF-03). */
export const rateWithoutPlan = derived({
  id: 'insulationExample.rateWithoutPlan',
  label: 'Zuschuss für Dämmung ohne Sanierungsfahrplan',
  unit: 'percent',
  value: amount(bafaGrant) - amount(renovationPlanBonus),
  from: [bafaGrant, renovationPlanBonus],
});

/** Costs of the example on /foerderung-daemmung: as high as the cap, so that they hold however the cap is read. */
export const grantCosts = derived({
  id: 'insulationExample.grantCosts',
  label: 'Rechenbeispiel: Kosten der Dämmung',
  unit: 'euro',
  value: amount(begCap),
  from: [begCap],
});
export const grantWithoutPlan = derived({
  id: 'insulationExample.grantWithoutPlan',
  label: 'Rechenbeispiel: Zuschuss ohne Sanierungsfahrplan',
  unit: 'euro',
  value: (amount(grantCosts) * amount(rateWithoutPlan)) / 100,
  from: [grantCosts, rateWithoutPlan],
});
export const planWorth = derived({
  id: 'insulationExample.planWorth',
  label: 'Rechenbeispiel: Mehrbetrag durch den Sanierungsfahrplan',
  unit: 'euro',
  value: (amount(grantCosts) * amount(renovationPlanBonus)) / 100,
  from: [grantCosts, renovationPlanBonus],
});
export const grantWithPlan = derived({
  id: 'insulationExample.grantWithPlan',
  label: 'Rechenbeispiel: Zuschuss mit Sanierungsfahrplan',
  unit: 'euro',
  value: amount(grantWithoutPlan) + amount(planWorth),
  from: [grantWithoutPlan, planWorth],
});
export const shareWithPlan = derived({
  id: 'insulationExample.shareWithPlan',
  label: 'Rechenbeispiel: Eigenanteil mit Sanierungsfahrplan',
  unit: 'euro',
  value: amount(grantCosts) - amount(grantWithPlan),
  from: [grantCosts, grantWithPlan],
});
export const taxRelief = derived({
  id: 'insulationExample.taxRelief',
  label: 'Rechenbeispiel: Steuerbonus insgesamt',
  unit: 'euro',
  value: (amount(grantCosts) * amount(taxBonus)) / 100,
  from: [grantCosts, taxBonus],
});
export const taxReliefPerYear = derived({
  id: 'insulationExample.taxReliefPerYear',
  label: 'Rechenbeispiel: Steuerbonus im Durchschnitt der Jahre',
  unit: 'euroPerYear',
  value: amount(taxRelief) / amount(taxBonusYears),
  from: [taxRelief, taxBonusYears],
});
