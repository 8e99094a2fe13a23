import type { Figure } from '../../figures/figure';
import { cautiousRate } from '../../figures/heatPumpExample';
import { wallArea, windowArea } from '../../figures/homeExample';
import * as planner from '../../figures/planner';
import { heating, solarPower, windows } from '../../figures/savings';
import type { ApartMeasure, InsulatedPart, Measure, PlanFigure, Pump } from '../../islands/housePlan/calculate';
import type { RoutePath } from '../../routes';
import { record as advice } from '../guides/energieberater';
import { record as insulation } from '../guides/fachbetriebe-daemmung';
import { record as glazing } from '../guides/fensterbauer';
import { record as solar } from '../guides/pv-fachbetrieb';
import { guideSections as heatPump } from '../landings/neue-waermepumpe.guide';
import { cardQuestions, itemQuestions, rowQuestions } from '../questions';
import type { HeadedText } from '../records';
import { link, type Text, term, text } from '../text';

/** A piece of work as the plan speaks of it. */
export interface PlannedWork {
  readonly title: string;
  /** The page that explains it. */
  readonly to: RoutePath;
  /** Why it has its place in the order. */
  readonly reason: Text;
  /** What is still open where no page names a price. */
  readonly open?: string;
  /** What is given for it, and on which condition. */
  readonly grant: Text;
  /** What to ask firms, in the words of the page that lists it. */
  readonly questions: readonly Text[];
}

/** The planner of the home page. */
export interface PlannerRecord extends HeadedText {
  /** What it calculates with. */
  readonly figures: Readonly<Record<PlanFigure, Figure>>;
  readonly works: Readonly<Record<Measure, PlannedWork>>;
  readonly pumps: Readonly<Record<Pump, string>>;
  /** Less heating by each insulated part alone. */
  readonly single: Readonly<Record<InsulatedPart, Text>>;
  readonly interval: Text;
  readonly withRoof: Text;
  readonly exclusive: Text;
  /** What other parts save, each for itself. */
  readonly apart: Readonly<Record<ApartMeasure, Text>>;
  readonly order: Text;
  readonly tax: Text;
  readonly tenant: Text;
}

const insulationGrant = text`${planner.rate} vom BAFA, mit Sanierungsfahrplan ${planner.rateWithPlan}. Antrag vor dem Auftrag.`;

const insulationQuestion = cardQuestions(insulation.sections, 'Sechs Dämmarten und das passende Handwerk');

export const plannerRecord: PlannerRecord = {
  heading: 'Ihr Haus, Teil für Teil',
  text: text`Wählen Sie, was Sie erneuern möchten. Das Haus baut sich um, und darunter entsteht Ihr Plan. Fassade und Dach zusammen senken die Heizkosten zum Beispiel um ${planner.facadeSaving} bis ${planner.completeSaving}.`,
  figures: {
    facade: planner.facade,
    interior: planner.interior,
    windows: planner.windows,
    airWater: planner.airWater,
    brineWater: planner.brineWater,
    waterWater: planner.waterWater,
    small: planner.small,
    medium: planner.medium,
    large: planner.large,
    smallPrice: planner.smallPrice,
    mediumPrice: planner.mediumPrice,
    largePrice: planner.largePrice,
    smallArea: planner.smallArea,
    mediumArea: planner.mediumArea,
    largeArea: planner.largeArea,
    facadeSaving: planner.facadeSaving,
    interiorSaving: planner.interiorSaving,
    cellarSaving: planner.cellarSaving,
    ceilingSaving: planner.ceilingSaving,
    roofSaving: planner.roofSaving,
    completeSaving: planner.completeSaving,
    rate: planner.rateWithPlan,
    windowRate: planner.windowRateWithPlan,
    heatPumpRate: planner.heatPumpRate,
    adviceRate: planner.adviceRate,
    cap: planner.cap,
    heatPumpCap: planner.heatPumpCap,
    wallArea,
    windowArea,
  },
  works: {
    advice: {
      title: 'Energieberatung',
      open: 'Honorar nach Haus und Umfang',
      to: '/energieberater',
      reason: text`Legt die Reihenfolge fest. Ein Fahrplan kann den Zuschuss erhöhen.`,
      grant: text`${planner.adviceRate} des Honorars einer geförderten Beratung kann das ${term('bafa', 'BAFA')} tragen. Antrag vor Beginn.`,
      questions: rowQuestions(advice.sections, 'Gute Beratung erkennen', [0, 3]),
    },
    roof: {
      title: 'Dach',
      open: 'Fläche und Eindeckung noch offen',
      to: '/dach',
      reason: text`Erst dicht, dann gedämmt. Das Gerüst kann auch der Fassade dienen.`,
      grant: text`Für die Dämmung ${planner.rate} vom BAFA, mit Sanierungsfahrplan ${planner.rateWithPlan}. Antrag vor dem Auftrag.`,
      questions: insulationQuestion('Dachdämmung'),
    },
    windows: {
      title: 'Fenster',
      to: '/fenster-kosten',
      reason: text`Vor einer Fassadendämmung, damit sie sauber an den Rahmen anschließt.`,
      grant: text`${planner.windowRate} vom BAFA, mit Sanierungsfahrplan ${planner.windowRateWithPlan}. Bedingung ist ein ${term('uwWert', 'Uw-Wert')} von ${planner.uwLimit}; auch hier zählen Kosten von ${planner.cap} je Wohneinheit, ohne Fahrplan vielleicht weniger.`,
      questions: rowQuestions(glazing.sections, 'Fragen an den Betrieb und gute Antworten', [1, 2]),
    },
    facade: {
      title: 'Fassade',
      to: '/daemmung-fassade',
      reason: text`Am besten, solange ein Gerüst steht. Erst die Hülle, dann die Heizung.`,
      grant: text`${planner.rate} vom BAFA, mit Sanierungsfahrplan (${term('isfp', 'iSFP')}) ${planner.rateWithPlan}. Bedingung ist ein ${term('uWert', 'U-Wert')} von ${planner.uLimit}; es zählen Kosten von ${planner.cap} je Wohneinheit, ohne Fahrplan vielleicht weniger.`,
      questions: insulationQuestion('Fassadendämmung'),
    },
    interior: {
      title: 'Innendämmung',
      to: '/daemmung-fassade',
      reason: text`Wo außen nichts verändert werden darf, Raum für Raum.`,
      grant: text`${planner.rate} vom BAFA, mit Sanierungsfahrplan ${planner.rateWithPlan}; es zählen Kosten von ${planner.cap} je Wohneinheit, ohne Fahrplan vielleicht weniger. Welcher Wärmeschutz verlangt ist, sagt das Merkblatt.`,
      questions: insulationQuestion('Innendämmung'),
    },
    cellar: {
      title: 'Kellerdecke',
      open: 'Fläche und Höhe noch offen',
      to: '/daemmung',
      reason: text`Geht jederzeit, weil niemand dafür ein Gerüst braucht.`,
      grant: insulationGrant,
      questions: insulationQuestion('Kellerdecke'),
    },
    ceiling: {
      title: 'Oberste Geschossdecke',
      open: 'Fläche und Aufbau noch offen',
      to: '/daemmung',
      reason: text`Lohnt, wenn der Dachraum darüber kalt bleiben darf.`,
      grant: insulationGrant,
      questions: insulationQuestion('Oberste Geschossdecke'),
    },
    heating: {
      title: 'Heizung',
      to: '/waermepumpe-kosten',
      reason: text`Im gedämmten Haus darf sie kleiner ausfallen.`,
      grant: text`${planner.heatPumpBase} Grundförderung der ${term('kfw', 'KfW')}, mit allen Boni ${planner.heatPumpRate}, vorsichtig gerechnet ${cautiousRate}. Zwei Boni gibt es nur im selbst bewohnten Haus. Es zählen Kosten ${planner.heatPumpCap}, je nach Zahl der Wohnungen.`,
      questions: itemQuestions(heatPump, 'Angebote von Heizungsbauern richtig lesen', [2, 5]),
    },
    solar: {
      title: 'Photovoltaik',
      to: '/photovoltaik-anlage',
      reason: text`Wenn der Strombedarf feststeht; mit einem neuen Dach gleich auf dessen Gerüst.`,
      grant: text`Kein Zuschuss eingerechnet. Anlagen ${planner.solarTaxFree} sind frei von Mehrwertsteuer.`,
      questions: rowQuestions(solar.sections, 'Angebote lesen: was drinstehen muss', [2, 3]),
    },
  },
  pumps: { airWater: 'Luft-Wasser', brineWater: 'Sole-Wasser', waterWater: 'Wasser-Wasser' },
  single: {
    roof: text`Dach allein: ${planner.roofSaving}, der niedrigere unserer beiden Werte`,
    facade: text`Fassade allein: ${planner.facadeSaving}`,
    interior: text`Innendämmung allein: ${planner.interiorSaving}`,
    cellar: text`Kellerdecke allein: ${planner.cellarSaving}`,
    ceiling: text`Oberste Geschossdecke allein: ${planner.ceilingSaving}`,
  },
  interval: text`Mindestens so viel wie der größte Teil allein, höchstens so viel wie alle zusammen. Mehr als ${planner.completeSaving} spart auch die Komplettdämmung nicht. Abgeleitet, nicht gemessen.`,
  withRoof: text`Kommt das Dach dazu, sind es ${planner.facadeSaving} bis ${planner.completeSaving}.`,
  exclusive: text`Dach und oberste Geschossdecke schließen einander meist aus; bei der Ersparnis zählt dann nur das Dach. Von Fassade und Innendämmung zählt nur eine: Wählen Sie die Innendämmung, fällt die Fassade weg.`,
  apart: {
    heating: text`Eine neue Heizung spart ${heating} der Heizkosten.`,
    windows: text`Neue Fenster sparen ${windows} der Heizenergie.`,
    solar: text`Photovoltaik spart ${solarPower} der Stromkosten.`,
  },
  order: text`Ein Vorschlag, der sich bewährt hat. Für Ihr Haus prüft ihn die ${link('/energieberater', 'Energieberatung')}.`,
  tax: text`Für dieselbe Maßnahme gilt Zuschuss oder, im selbst bewohnten Haus, Steuerbonus (${planner.taxRate}, ${planner.taxCap}, wenn das Haus alt genug ist), nie beides. Wem das Haus gehört, stellt den Antrag vor dem bindenden Auftrag, bei Wohnungseigentum die ${link('/foerderungen#gemeinschaft', 'Gemeinschaft')}.`,
  tenant: text`Zur Miete entscheidet die Eigentümerin oder der Eigentümer über das Gebäude, auch über Zuschüsse.`,
};
