import type { Figure } from './figure';
import { formatFigure } from './format';
import * as funding from './funding';
import * as heatPumps from './heatPumps';
import * as photovoltaics from './photovoltaics';
import * as savings from './savings';
import * as windows from './windows';

/**
 * Why two pages name different values (D-FIGURES): `unit` a share against an amount, which is no contradiction;
 * `scope` they include different things; `limit` two official limits; `reading` two readings of one thing.
 */
export type ConflictKind = 'unit' | 'scope' | 'limit' | 'reading';

/** Two figures of different pages that a reader may take for the same, and what to do about it. */
export interface Conflict {
  readonly between: readonly [Figure, Figure];
  readonly kind: ConflictKind;
  /** What the reader does: one or two sentences. */
  readonly advice: string;
  /** The one to count with, as the advice says; marked where both stand. */
  readonly safer?: Figure;
}

const COUNTS_ON_THE_DAY = 'Für Ihren Antrag zählt das Merkblatt, das am Tag des Antrags gilt';

export const conflicts: readonly Conflict[] = [
  {
    between: [funding.heatPumpGrant, funding.heatPumpGrantCostPage],
    safer: funding.heatPumpGrantCostPage,
    kind: 'scope',
    advice: `Der höhere Satz setzt alle Boni voraus. ${COUNTS_ON_THE_DAY}; planen Sie höchstens mit dem niedrigeren Wert, bis Ihre Zusage vorliegt.`,
  },
  {
    between: [funding.kfwLoan, funding.kfwLoanWindows],
    safer: funding.kfwLoan,
    kind: 'limit',
    advice: `Der Tilgungszuschuss von ${formatFigure(funding.kfwRepaymentGrant)} ist ein Viertel des höheren Betrags, passt also nicht zum niedrigeren. ${COUNTS_ON_THE_DAY}; planen Sie mit dem niedrigeren Betrag und lassen Sie sich die Obergrenze von Ihrer Bank bestätigen.`,
  },
  {
    between: [funding.kfwInterest, funding.kfwInterestWindows],
    safer: funding.kfwInterestWindows,
    kind: 'reading',
    advice: 'Zinsen ändern sich laufend. Rechnen Sie mit dem höheren Satz; verbindlich ist das Angebot Ihrer Bank.',
  },
  {
    between: [funding.taxBonusYears, funding.taxBonusYearsRoof],
    kind: 'reading',
    advice:
      'Auf wie viele Jahre sich der Bonus verteilt, sagt Ihnen das Finanzamt oder Ihre Steuerberatung. Rechnen Sie nicht damit, dass er sofort in voller Höhe ankommt.',
  },
  {
    between: [funding.bavaria, funding.bavariaShare],
    kind: 'unit',
    advice:
      'Erfragen Sie für Ihr Vorhaben beides: den Anteil und den Höchstbetrag. Rechnen Sie mit dem, was weniger ergibt, bis der Bescheid vorliegt.',
  },
  {
    between: [funding.northRhine, funding.northRhineShare],
    kind: 'unit',
    advice:
      'Erfragen Sie für Ihr Vorhaben beides: den Anteil und den Höchstbetrag. Rechnen Sie mit dem, was weniger ergibt, bis der Bescheid vorliegt.',
  },
  {
    between: [savings.roof, savings.roofByType],
    safer: savings.roofByType,
    kind: 'scope',
    advice:
      'Der höhere Wert ist eine Obergrenze, kein Regelfall. Rechnen Sie mit dem niedrigeren, bis jemand Ihr Dach gesehen hat.',
  },
  {
    between: [photovoltaics.mediumPrice, photovoltaics.mediumPriceCostPage],
    safer: photovoltaics.mediumPriceCostPage,
    kind: 'reading',
    advice: 'Nehmen Sie für Ihre Planung den höheren Anfang der Spanne und prüfen Sie ihn an Ihren Angeboten.',
  },
  {
    between: [photovoltaics.largePrice, photovoltaics.largePriceCostPage],
    safer: photovoltaics.largePriceCostPage,
    kind: 'reading',
    advice: 'Nehmen Sie für Ihre Planung den höheren Anfang der Spanne und prüfen Sie ihn an Ihren Angeboten.',
  },
  {
    between: [heatPumps.brineWaterPrice, heatPumps.brineWaterPriceCostPage],
    safer: heatPumps.brineWaterPriceCostPage,
    kind: 'reading',
    advice:
      'Den Unterschied macht vor allem die Bohrung. Planen Sie mit der höheren Spanne und lassen Sie Bohrung und Gerät getrennt anbieten.',
  },
  {
    between: [heatPumps.waterWaterPrice, heatPumps.waterWaterPriceCostPage],
    safer: heatPumps.waterWaterPrice,
    kind: 'reading',
    advice:
      'Den Unterschied machen vor allem die Brunnen. Planen Sie mit der höheren Spanne und lassen Sie Brunnen und Gerät getrennt anbieten.',
  },
  {
    between: [windows.grantUwLimit, windows.grantUwLimitBuilder],
    safer: windows.grantUwLimit,
    kind: 'limit',
    advice: `${COUNTS_ON_THE_DAY}; mit einem Fenster, das den strengeren Wert einhält, sind Sie auf der sicheren Seite.`,
  },
];

/** What stands against a figure, seen from that figure. */
export interface Opposed {
  readonly other: Figure;
  readonly kind: ConflictKind;
  readonly advice: string;
  /** Which of both to count with, where the advice names one. */
  readonly safer?: Figure;
}

/** Every figure that another page names for the same thing. */
export function opposedTo(figure: Figure): readonly Opposed[] {
  return conflicts.flatMap(({ between: [one, two], ...conflict }) => {
    if (figure === one) return [{ other: two, ...conflict }];
    return figure === two ? [{ other: one, ...conflict }] : [];
  });
}
