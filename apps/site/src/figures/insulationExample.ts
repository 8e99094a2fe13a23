import { derived } from './derived';
import { difference, drop, product, quotient, sameAs, share, sum } from './expression';
import { exampleArea, exampleSaving, exampleTotal, u12, u16, u20, uUninsulated } from './facade';
import { bafaGrant, renovationPlanBonus, taxBonus, taxBonusYears } from './funding';
import { facadeByType, interiorByType } from './savings';

/** How much less heat passes through the wall, in percent of the uninsulated one. */
export const lossCut12 = derived({
  label: 'Geringerer Wärmeverlust der Wand bei der dünnsten Dämmung',
  unit: 'percent',
  bound: 'about',
  is: drop(uUninsulated, u12),
  whole: true,
});
export const lossCut16 = derived({
  label: 'Geringerer Wärmeverlust der Wand bei mittlerer Dämmdicke',
  unit: 'percent',
  bound: 'about',
  is: drop(uUninsulated, u16),
  whole: true,
});
export const lossCut20 = derived({
  label: 'Geringerer Wärmeverlust der Wand bei der dicksten Dämmung',
  unit: 'percent',
  bound: 'about',
  is: drop(uUninsulated, u20),
  whole: true,
});

export const examplePerArea = derived({
  label: 'Beispiel: Kosten je Quadratmeter Fassade',
  unit: 'euroPerSquareMetre',
  bound: 'about',
  is: quotient(exampleTotal, exampleArea),
  whole: true,
});

/** What the example saves on each square metre of its wall. */
export const savingPerArea = derived({
  label: 'Beispiel: Ersparnis je Quadratmeter Fassade und Jahr',
  unit: 'euro',
  is: quotient(exampleSaving, exampleArea),
});

/** Insulation from inside saves less than that of the façade: what each saves by itself, against each other. */
export const insideAgainstOutside = derived({
  label: 'Ersparnis von innen im Verhältnis zur Fassade',
  unit: 'factor',
  fractionDigits: 2,
  is: quotient(interiorByType, facadeByType),
});
export const insideSavingPerArea = derived({
  label: 'Beispiel: Ersparnis je Quadratmeter Wand und Jahr bei Innendämmung',
  unit: 'euro',
  is: product(savingPerArea, insideAgainstOutside),
});

/** The grant without the renovation plan: the highest rate less the bonus that it includes (R-INSF-03). */
export const rateWithoutPlan = derived({
  label: 'Zuschuss für Dämmung ohne Sanierungsfahrplan',
  unit: 'percent',
  is: difference(bafaGrant, renovationPlanBonus),
});

/** The façade example of /daemmung-fassade, on which /foerderung-daemmung compares grant and tax bonus. */
export const grantCosts = derived({
  label: 'Rechenbeispiel: Kosten der Fassadendämmung',
  unit: 'euro',
  is: sameAs(exampleTotal),
});
export const grantWithoutPlan = derived({
  label: 'Rechenbeispiel: Zuschuss ohne Sanierungsfahrplan',
  unit: 'euro',
  is: share(rateWithoutPlan, grantCosts),
});
export const planWorth = derived({
  label: 'Rechenbeispiel: Mehrbetrag durch den Sanierungsfahrplan',
  unit: 'euro',
  is: share(renovationPlanBonus, grantCosts),
});
export const grantWithPlan = derived({
  label: 'Rechenbeispiel: Zuschuss mit Sanierungsfahrplan',
  unit: 'euro',
  is: sum(grantWithoutPlan, planWorth),
});
export const shareWithPlan = derived({
  label: 'Rechenbeispiel: Eigenanteil mit Sanierungsfahrplan',
  unit: 'euro',
  is: difference(grantCosts, grantWithPlan),
});
export const taxRelief = derived({
  label: 'Rechenbeispiel: Steuerbonus insgesamt',
  unit: 'euro',
  is: share(taxBonus, grantCosts),
});
export const taxReliefPerYear = derived({
  label: 'Rechenbeispiel: Steuerbonus im Durchschnitt der Jahre',
  unit: 'euroPerYear',
  bound: 'about',
  is: quotient(taxRelief, taxBonusYears),
  whole: true,
});
