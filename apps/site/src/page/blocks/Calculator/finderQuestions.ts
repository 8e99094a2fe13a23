import type { FundingFinderProps } from '../../../islands/fundingFinder/FundingFinder';
import type { RoutePath } from '../../../routes';
import { fileOf } from '../Illustration/fileOf';

/** What the finder asks; it travels in the markup of its page and not in the code of the tool. */
export const questions = (): FundingFinderProps['questions'] => [
  {
    name: 'work',
    topic: 'Vorhaben',
    legend: 'Was möchten Sie erneuern?',
    hint: 'Danach richtet sich, welche Stelle zuständig ist.',
    layout: 'tiles',
    choices: [
      ['facade', 'Fassade', fileOf('sceneInsulation')],
      ['roof', 'Dach', fileOf('sceneRoof')],
      ['windows', 'Fenster und Türen', fileOf('sceneWindows')],
      ['heating', 'Heizung mit Wärmepumpe', fileOf('sceneHeating')],
      ['solar', 'Photovoltaik', fileOf('scenePhotovoltaics')],
      ['whole', 'Ganzes Haus', fileOf('insulatedHouse')],
    ],
  },
  {
    name: 'use',
    topic: 'Haus',
    legend: 'Wie nutzen Sie das Haus?',
    hint: 'Der Steuerbonus gilt nur im selbst bewohnten Eigentum, der Zuschuss auch für vermietete Häuser. Gehört das Haus einer Gemeinschaft, stellt sie den Antrag.',
    choices: [
      ['owner', 'Eigentum, selbst bewohnt'],
      ['landlord', 'Eigentum, vermietet'],
      ['tenant', 'Zur Miete'],
    ],
  },
  {
    name: 'state',
    topic: 'Land',
    legend: 'In welchem Land steht das Haus?',
    hint: 'Länder und Gemeinden legen teils noch etwas dazu.',
    choices: [
      ['nw', 'Nordrhein-Westfalen'],
      ['bw', 'Baden-Württemberg'],
      ['by', 'Bayern'],
      ['other', 'Anderes Land'],
    ],
  },
  {
    name: 'plan',
    topic: 'Sanierungsfahrplan',
    legend: 'Steht die Arbeit in einem Sanierungsfahrplan (iSFP)?',
    hint: 'Dann ist bei Fassade, Dach und Fenstern ein Bonus möglich.',
    choices: [
      ['yes', 'Ja'],
      ['no', 'Nein, oder noch nicht'],
    ],
  },
];

/** Why a programme is not for somebody. */
export const reasons: FundingFinderProps['reasons'] = {
  tenant: 'Nur für Eigentümerinnen und Eigentümer.',
  use: 'Nur im selbst bewohnten Eigentum.',
  work: 'Für ein anderes Vorhaben.',
  state: 'Nicht in Ihrem Land.',
};

/**
 * What a plan changes; what tenants can do, for whom no programme fits, and what they can do by themselves.
 * @param bonus of a plan, in words
 */
export function adviceWith(bonus: string): FundingFinderProps['advice'] & { to: RoutePath } {
  return {
    bafa: `${bonus} durch den Fahrplan stecken im Satz des BAFA schon drin.`,
    withoutPlan: `Mit Sanierungsfahrplan sind ${bonus} mehr möglich, und es können höhere Kosten zählen.`,
    tenant: 'Fragen Sie bei einer angekündigten Modernisierung nach, ob Zuschüsse von den Kosten abgezogen wurden.',
    to: '/balkon-solaranlage',
    label: 'Solarstrom vom Balkon, auch zur Miete',
  };
}
