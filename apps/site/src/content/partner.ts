import type { ContentCard } from './records';
import { term, text } from './text';

type FourCards = readonly [ContentCard, ContentCard, ContentCard, ContentCard];

/** What a trade business must bring (R-ABOUT-06 to 09). The application page and the page about us share these. */
export const partnerRequirements: FourCards = [
  {
    title: 'Meistertitel oder Gleichwertiges',
    description: text`Ihr Betrieb wird von einer Meisterin, einem Meister oder einer gleichwertig ausgebildeten Person geführt.`,
    icon: 'hard-hat',
  },
  {
    title: 'Erfahrung mit Sanierungen',
    description: text`Sie haben in bewohnten Altbauten gearbeitet und können fertige Aufträge zeigen.`,
    icon: 'hammer',
  },
  {
    title: 'Passende Zertifikate',
    description: text`Sie besitzen die Nachweise Ihres Fachs, etwa jene, die ${term('bafa', 'BAFA')} und ${term('kfw', 'KfW')} verlangen.`,
    icon: 'badge-check',
  },
  {
    title: 'Gute Bewertungen',
    description: text`Ihre bisherigen Auftraggeber empfehlen Sie weiter.`,
    icon: 'users',
  },
];

/** What a partner gets (R-ABOUT-10 to 13). */
export const partnerBenefits: FourCards = [
  {
    title: 'Regelmäßige Anfragen',
    description: text`Menschen mit einem konkreten Vorhaben in Ihrer Gegend suchen Ihr Gewerk.`,
    icon: 'map-pin',
  },
  {
    title: 'Kostenlose Anfragengewinnung',
    description: text`Für Werbung, Texte und Formulare dieser Website zahlen Sie nichts. Ob der Anbieter der Formulare etwas verlangt, steht in Ihrem Vertrag mit ihm.`,
    withoutForms: { description: text`Für Werbung und Texte dieser Website zahlen Sie nichts.` },
    icon: 'euro',
  },
  {
    title: 'Hilfe beim Marketing',
    description: text`Sie bekommen Unterstützung dabei, Ihren Betrieb verständlich vorzustellen.`,
    icon: 'pencil',
  },
  {
    title: 'Digitale Angebote',
    description: text`Mit digitalen Werkzeugen schreiben und verschicken Sie Angebote schneller.`,
    icon: 'calculator',
  },
];
