import type { Figure } from '../figures/figure';
import { answerTime } from '../figures/service';
import { capital, link, type Text, text } from './text';

/** The one wording of the promise (D-SIMILAR), at every form and at every way to one. */
export function promise(offers: Figure): Text {
  return text`${capital(offers)} Angebote zertifizierter oder ${link('/ueber-uns#geprueft', 'geprüfter')} regionaler Fachbetriebe, erste Antwort innerhalb von ${answerTime}. Kostenlos und unverbindlich.`;
}

/** Who pays, in one wording (D-WHOPAYS). Records that say it use this very text. */
export const whoPays: Text = text`Für Sie ist die Anfrage kostenlos. Wir, der Betreiber dieser Website, erhalten vom Anbieter der Formulare eine Provision.`;

/** Who that is stands in the privacy policy. */
const provider = link('/datenschutz#anbieter', 'Anbieter dieses Formulars');

/** Next to each form (D-BROKER): who gets the request, who may answer, what it costs, who earns. */
export function brokerNote(offers: Figure | undefined): Text {
  return offers
    ? [
        ...text`Ihre Anfrage geht an den ${provider}, ${offers} Betriebe dürfen sich bei Ihnen melden. Daran ist niemand gebunden. `,
        ...whoPays,
      ]
    : text`Ihre Angaben gehen an den ${provider}. Registrierung und Arbeit dieser Website kosten Sie nichts, und die Registrierung bindet Sie nicht. Was der Anbieter mit Ihnen vereinbart, steht in Ihrem Vertrag mit ihm; wir, der Betreiber dieser Website, erhalten von ihm eine Provision.`;
}

/** The promise in the parts of one line, in the hero. */
export function promiseParts(offers: Figure): readonly Text[] {
  return [text`Kostenlos`, text`${offers}\u00a0Angebote`, text`Antwort in ${answerTime}`];
}

/** Under every price and saving that is no funding figure. */
export const FIGURES_NOTE =
  'Alle Werte sind unverbindliche Richtwerte. Was an Ihrem Haus gilt, sagt erst, wer es gesehen hat.';

/** How a bill of craftsmen counts for the tax, in one wording. */
export const taxableBill: Text = text`Arbeitszeit, Material und Anfahrt gehören auf der Rechnung getrennt ausgewiesen. Zahlen Sie per Überweisung und nicht bar. Nur so lassen sich Handwerkerleistungen später bei der Steuer angeben.`;

/** When to expect whom, under a sent request. */
export function firstAnswer(offers: Figure): Text {
  return text`Die erste Antwort kommt innerhalb von ${answerTime}, ${offers} Betriebe dürfen sich bei Ihnen melden.`;
}

/** What happens after a request, in order; beside a form and under a sent one. */
export const afterRequest = {
  call: { art: 'nextCall', title: 'Der Betrieb meldet sich' },
  visit: { art: 'nextVisit', title: 'Termin am Haus' },
  offer: { art: 'stepCompare', title: 'Schriftliches Angebot' },
} as const;
