import {
  badenWuerttemberg,
  bafaGrant,
  bavaria,
  heatPumpGrant,
  kfwLoan,
  kfwRepaymentGrant,
  northRhine,
  taxBonus,
  taxBonusCap,
  taxBonusYears,
} from '../../figures/funding';
import type { FundingProgramme, FundingProgrammes } from '../records';
import { text } from '../text';

const state = {
  condition: text`Je nach Vorhaben, solange Mittel da sind.`,
  application: text`beim Land, vor dem Auftrag.`,
  more: { to: '#laender', label: 'Zuschüsse der Länder' },
} as const satisfies Partial<FundingProgramme>;

/** The programmes of this page, as its finder and its table without scripts name them. */
export const programmes: FundingProgrammes = {
  bafa: {
    name: 'Zuschuss des BAFA',
    amount: text`${bafaGrant}`,
    condition: text`Für einzelne Bauteile, die den Grenzwert einhalten, auch in vermieteten Häusern. Bei Wohnungseigentum beantragt ihn die Gemeinschaft.`,
    application: text`online, vor dem Auftrag.`,
    more: { to: '/foerderung-daemmung', label: 'Antrag am Beispiel Dämmung' },
    windows: { more: { to: '/fenster-kosten#zuschuss', label: 'Zuschuss für neue Fenster' } },
  },
  heatPump: {
    name: 'Wärmepumpe: Zuschuss der KfW',
    amount: text`${heatPumpGrant}`,
    condition: text`Eine Wärmepumpe ersetzt die alte Heizung, auch in vermieteten Häusern. Zwei Boni gibt es nur im selbst bewohnten Haus.`,
    application: text`vor dem bindenden Auftrag.`,
    more: { to: '/waermepumpe-foerderung#foerderrechner', label: 'Fördersatz ausrechnen' },
  },
  wholeHouse: {
    name: 'Ganzes Haus: Kredit der KfW',
    amount: text`${kfwLoan}`,
    condition: text`Das Haus erreicht einen Effizienzhaus-Standard. Ein Tilgungszuschuss von ${kfwRepaymentGrant} ist möglich.`,
    application: text`über die Hausbank, vor Beginn.`,
    more: { to: '/energieberater', label: 'Energieberatung finden' },
  },
  tax: {
    name: 'Steuerbonus',
    amount: text`${taxBonus}`,
    condition: text`Nur im selbst bewohnten Eigentum, wenn das Haus alt genug ist. Über ${taxBonusYears}, ${taxBonusCap}, soweit Sie Einkommensteuer zahlen. Statt des Zuschusses für dieselbe Arbeit.`,
    application: text`keiner, Nachweis beim Finanzamt mit der Steuererklärung.`,
    more: { to: '#verbinden', label: 'Was sich verbinden lässt' },
  },
  nw: { name: 'Regionale Förderung Nordrhein-Westfalen', amount: text`${northRhine}`, ...state },
  bw: { name: 'Regionale Förderung Baden-Württemberg', amount: text`${badenWuerttemberg}`, ...state },
  by: { name: 'Regionale Förderung Bayern', amount: text`${bavaria}`, ...state },
  other: { ...state, name: 'Regionale Förderung anderer Länder', amount: text`je nach Ort` },
};
