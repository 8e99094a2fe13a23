import type { Figure } from '../figures/figure';
import { type Text, text } from './text';

/** Next to each form (D-BROKER): who gets the request, who may answer, what it costs, who earns. */
export function brokerNote(offers: Figure | undefined): Text {
  return offers
    ? text`Ihre Anfrage geht an den Anbieter dieses Formulars, ${offers} Betriebe dürfen sich bei Ihnen melden. Das ist kostenlos und bindet niemanden; wir erhalten dafür eine Provision.`
    : text`Ihre Bewerbung geht an den Anbieter dieses Formulars. Sie ist kostenlos und bindet niemanden; wir erhalten eine Provision, wenn daraus Aufträge vermittelt werden.`;
}

/** Under every other price and saving. */
export const FIGURES_NOTE = 'Alle Werte sind unverbindliche Richtwerte. Was bei Ihnen gilt, sagt erst ein Angebot.';
