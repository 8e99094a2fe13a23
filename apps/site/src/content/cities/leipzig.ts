import { adviceGrant } from '../../figures/funding';
import type { CityRecord } from '../records';
import { link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater Leipzig',
  h1: 'Leipzig: Energieberatung für die zweite Sanierung des Gründerzeithauses',
  description:
    'Viele Leipziger Altbauten sind schon einmal saniert. Was eine Energieberatung jetzt prüft: Fenster, Heizung, Dach, Gemeinschaft und Zuschüsse.',
  city: 'Leipzig',
  art: 'cityLeipzig',
  caption: 'Gründerzeithaus an der Straßenecke mit Klinker, Eckerker und Mansarddach',
  button: 'Leipziger Angebote anfragen',
  lead: text`Fenster, Therme und Dach altern gemeinsam. Mit einem Plan für das ganze Haus kommen Sie Notreparaturen zuvor.`,
  keyFigures: [{ label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant }],
  summary: [
    text`In Leipzig prägen Gründerzeithäuser ganze Stadtviertel, Straße um Straße.`,
    text`Bei der zweiten Sanierung sind die Fassaden oft intakt, die Technik ist am Ende ihrer Zeit.`,
    text`Vermietete Eigentumswohnungen machen die Eigentümergemeinschaft zur eigentlichen Bauherrin.`,
  ],
  features: [
    {
      icon: 'building',
      title: 'Ganze Straßen aus einer Zeit',
      description: text`Hohe Etagen, Stuck und Klinker, Ladenzone, Durchfahrt: Ganze Viertel entstanden in einer einzigen Bauwelle.`,
    },
    {
      icon: 'euro',
      title: 'Zuschuss für Gemeinschaften',
      description: text`Den Antrag stellt die Verwaltung für alle. Bund und Freistaat haben dafür jeweils eigene Formulare und Fristen.`,
    },
    {
      icon: 'plug',
      title: 'Abschied von der Kohle',
      description: text`Die Stadt lag mitten im Braunkohlerevier. Womit die Fernwärme heute und künftig erzeugt wird, sagen Netzbetreiber und kommunale Wärmeplanung.`,
    },
  ],
  sections: [
    {
      type: 'advice',
      audience: 'owners',
      heading: 'Wenn Ihnen eine Wohnung gehört, aber kein Haus',
      blocks: [
        text`Wenn Sie eine Leipziger Altbauwohnung besitzen und anderswo leben, sehen Sie die Abrechnung, nicht den feuchten Keller. Eine Beratung schafft mit Bericht, Bildern und Rangfolge eine gemeinsame Grundlage.`,
        text`Setzen Sie den Punkt früh auf die Tagesordnung. Beschlossen wird zuerst nur der Auftrag an den Berater; den Zuschuss zum Honorar beantragt die Verwaltung vor Beginn der Arbeit. Bitten Sie den Berater, die Ergebnisse in der folgenden Versammlung selbst vorzustellen, auch mit Varianten für kleine Rücklagen.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Was an der ersten Sanierung heute fehlt',
      blocks: [
        text`Nach der Wiedervereinigung ging es darum, Häuser zu retten. Dächer wurden dicht, Fassaden glänzten wieder, jede Wohnung bekam ihre Gastherme. Gedämmt wurde nach den Maßstäben der Zeit, also wenig.`,
        text`Heute prüft der Berater, ob zwischen den Sparren noch Platz ist, ob Holzfenster neue Scheiben tragen und ob unter der Kellerdecke Höhe bleibt. An der Hofseite, glatt verputzt und selten geschützt, ist ein ${term('wdvs', 'WDVS')} meist unproblematisch. Wie Sie alte Rahmen gegen neue abwägen, behandelt ${link('/fenster-tueren', 'Fenster und Türen')}.`,
      ],
    },
    {
      type: 'steps',
      heading: 'Ein Fahrplan über mehrere Versammlungen',
      id: 'versammlungen',
      steps: [
        {
          title: 'Daten sammeln',
          text: text`Verbräuche, Baupläne, Protokolle und das Alter der Thermen. Mieter dürfen um Angaben gebeten werden.`,
        },
        {
          title: 'Rundgang',
          text: text`Vom Gewölbekeller über das Treppenhaus bis unter das Dach, möglichst bei kaltem Wetter mit Wärmebildkamera.`,
        },
        {
          title: 'Varianten rechnen',
          text: text`Nur fällige Reparaturen, ein Teilpaket oder das ganze Haus. Jede Variante zeigt Kosten, Zuschuss und Folgen für die Miete.`,
        },
        {
          title: 'Beschließen und beantragen',
          text: text`Nach dem Beschluss kommen Förderanträge bei ${term('bafa', 'BAFA')} oder ${term('kfw', 'KfW')}, nach der Zusage die Handwerker. Anträge für Dach, Wand und Fenster bestätigt eine Fachperson aus der ${official('experts')}.`,
        },
        {
          title: 'Nachmessen',
          text: text`Ein Heizwinter zeigt, ob die Einstellung stimmt. Oft genügt es dann, das Heizwasser etwas kühler einzustellen.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Viele Thermen oder eine Station',
      blocks: [
        text`Mit einer Etagenheizung bestimmt jeder selbst. Ein Haus hat dann aber so viele Abgaswege, Wartungen und Ausfälle wie Wohnungen. Liegt Fernwärme in der Straße, ersetzt eine Übergabestation im Keller alle Geräte, dazu kommen neue Steigleitungen in stillgelegten Schornsteinen. Ohne Netz bleibt eine Wärmepumpe im Hof oder auf dem Flachdach des Seitengebäudes; ${link('/waermepumpe-kosten', 'was sie kostet')}, hängt stark vom Haus ab.`,
        text`In Plattenbauten, die am Netz hängen, geht es um niedrigere Temperaturen im Rücklauf und um Warmwasser ohne lange Kreisläufe.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Steht Ihr Gründerzeithaus unter Schutz?',
      blocks: [
        text`Das klären Sie bei der Denkmalbehörde, bevor jemand rechnet. Geschützt sein können neben der Fassade auch Dachform, Treppenhaus und Türen. Deshalb ist der Vorabtermin dort der erste und nicht der letzte Schritt. Haben Sie nach dem Kauf steuerliche Vorteile für ein Denkmal genutzt, stimmen Sie auch neue Fenster vorher ab, sonst ist die nächste Bescheinigung in Gefahr.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Heiße Sommer, feuchte Keller',
      blocks: [
        text`Das Klima der Tieflandsbucht ist trocken, die Sommer werden heiß. Auwald und Kanäle bringen Kühle, doch in Wassernähe sind Keller feucht. Dort macht Lüften im Juli den Keller noch feuchter. An den kalten Gewölben schlägt sich die Feuchte der warmen Luft nieder.`,
      ],
    },
  ],
  form: {
    heading: 'Beratung für Haus oder Gemeinschaft anfragen',
    text: text`Nennen Sie Baujahr, Lage im Block und Zustand der Fassade. Auch Ihre Hausverwaltung kann anfragen.`,
  },
  faq: [
    {
      question: 'Wer beauftragt die Beratung bei einer Leipziger Eigentümergemeinschaft?',
      answer: [
        text`Die Gemeinschaft, vertreten durch die Verwaltung, nach einem Mehrheitsbeschluss. Einzelne Eigentümer können vorher unverbindlich Angebote einholen und der Einladung beilegen.`,
      ],
    },
    {
      question: 'Sind Holzfenster aus der ersten Sanierung noch zu retten?',
      answer: [
        text`Häufig. Rahmen lassen sich richten, Dichtungen erneuern, Isoliergläser tauschen. Sind die unteren Hölzer morsch, ist ein neues Fenster mit gleicher Teilung vernünftiger.`,
      ],
    },
    {
      question: 'Darf die Miete nach einer zweiten Sanierung steigen?',
      answer: [
        text`Wegen der Sanierung nur um einen Teil der Modernisierungskosten. Instandhaltung zählt nicht mit, und Zuschüsse gehen vorher ab. Der Bericht der Beratung hilft, beides sauber zu trennen. Mieter können diese Aufteilung verlangen und prüfen lassen.`,
      ],
    },
    {
      question: 'Was lässt sich mit dem großen Dachboden anfangen?',
      answer: [
        text`Dämmen Sie wenigstens seinen Boden, denn das geht schnell. Ist ein Ausbau geplant, gehört die Dämmung in die Schräge; dann lohnt auch ein Blick auf ${link('/solaranlage-kosten', 'Solarstrom')} zur Hofseite.`,
      ],
    },
    {
      question: 'Hilft Dämmung auch gegen Sommerhitze im Leipziger Dachgeschoss?',
      answer: [
        text`Ja, wenn sie schwer genug ist und Sonne außen abgehalten wird. Unter einem kaum gedämmten Ziegeldach hilft selbst nächtliches Lüften wenig.`,
      ],
    },
  ],
  related: ['/energieberater', '/heizung', '/fenster-tueren', '/energieberater-dresden'],
};
