import { adviceGrant } from '../../figures/funding';
import type { CityRecord } from '../records';
import { link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater Hamburg',
  h1: 'Hamburg: Energieberatung für Häuser aus Backstein',
  description:
    'Energieberatung in Hamburg: zweischalige Klinkerwände dämmen, Schlagregen abhalten, Backstein erhalten, Wärme planen und Zuschüsse nutzen.',
  city: 'Hamburg',
  art: 'cityHamburg',
  caption: 'Wohnblock aus rotem Backstein mit weißen Sprossenfenstern',
  button: 'Hamburger Angebote anfragen',
  lead: text`Die Beratung sieht nach, ob hinter dem Klinker ein Hohlraum liegt. Dämmung darin ist von außen nicht zu sehen.`,
  keyFigures: [{ label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant }],
  summary: [
    text`Viele Hamburger Außenwände bestehen aus zwei Schalen mit einem Hohlraum dazwischen.`,
    text`Wind und Schlagregen, also Regen, den der Wind gegen die Wand drückt, gehören hier zur Planung wie die Dämmung selbst.`,
    text`Backstein prägt das Stadtbild; Platten darüber sind an vielen Orten unerwünscht oder untersagt.`,
    text`Liegt Fernwärme in der Straße, ist sie für große Häuser ein Weg; in den Gartenstädten kommt die Wärmepumpe infrage.`,
  ],
  features: [
    {
      icon: 'layers',
      title: 'Klinker mit Zwischenraum',
      description: text`Vor der tragenden Wand liegen eine Luftschicht und eine Schale aus Klinker. Deshalb wird hier oft Dämmung eingeblasen.`,
    },
    {
      icon: 'euro',
      title: 'Stadtstaat, eine Anlaufstelle weniger',
      description: text`Land und Gemeinde sind in Hamburg dasselbe. Wo man anderswo im Rathaus und beim Land fragt, fragen Sie hier neben dem Bund nur die Stadt.`,
    },
    {
      icon: 'wind',
      title: 'Gebaut für Wetter',
      description: text`Tiefe Fugen, harte Steine, steile Dächer: Die norddeutsche Bauweise wehrt Regen ab, der waagerecht kommt.`,
    },
  ],
  sections: [
    {
      type: 'steps',
      heading: 'Wie die Beratung Ihre Klinkerwand untersucht',
      intro: text`Ob sich eine Wand eignet, sieht niemand von der Straße aus. Deshalb beginnt die Arbeit mit einem kleinen Loch.`,
      steps: [
        {
          title: 'Bohren und hineinsehen',
          text: text`Durch eine Fuge kommt eine dünne Kamera. Sie zeigt Breite des Hohlraums, Drahtanker und Mörtelreste.`,
        },
        {
          title: 'Fugen und Steine prüfen',
          text: text`Bröckelt der Mörtel, läuft Regen in die Wand. Dann wird erst neu verfugt und danach gedämmt.`,
        },
        {
          title: 'Material wählen',
          text: text`Der Dämmstoff darf sich nicht mit Wasser vollsaugen und muss rieselfähig sein. Mehr dazu unter ${link('/daemmmaterial', 'Dämmmaterial')}.`,
        },
        {
          title: 'Ränder planen',
          text: text`Fensterstürze, Rollladenkästen und Balkonplatten bleiben sonst kalt. An solchen Stellen droht Schimmel.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Vom Etagenhaus bis zum Reihenhaus im Grünen',
      blocks: [
        text`Nicht jedes Haus ist aus Backstein. In den Vierteln der Gründerzeit stehen helle Etagenhäuser mit Putz und Erkern, an der Elbe Villen, am Stadtrand Reihenhäuser aus der Nachkriegszeit. Die großen Backsteinblöcke aus der Zeit zwischen den Kriegen haben Innenhöfe, flache Dächer und Sprossenfenster, deren Teilung zum Bild gehört.`,
        text`Beim hellen Etagenhaus fängt man an Dachboden, Keller und Rückseite an. Beim Reihenhaus ist die ${link('/daemmung', 'Dämmung')} der Giebelwand die lohnende Ausnahme. Nur die Endhäuser haben sie, und sie verlieren dort viel. Nachbarn, die gleichzeitig bauen, teilen sich das Gerüst.`,
      ],
    },
    {
      type: 'advice',
      audience: 'heritage',
      heading: 'Backstein bleibt Backstein',
      blocks: [
        text`Bei eingetragenen Denkmälern und Ensembles fragt man das Denkmalschutzamt, bevor Fenster bestellt sind. Daneben gibt es städtebauliche und soziale Erhaltungsverordnungen, die auch gewöhnliche Häuser erfassen.`,
        text`Kerndämmung, also Dämmung im Hohlraum, ist hier der einfachste Weg, weil die Ansicht unberührt bleibt. Innendämmung kommt in Betracht, wenn eine Wand massiv ist; sie kostet Wohnfläche und verlangt trockene Steine.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Seeklima, Wärmequelle und Geld',
      blocks: [
        text`Die Winter sind mild und feucht. Für eine Luft-Wasser-Wärmepumpe ist das günstig. Bei nasser Kälte vereist sie aber öfter und muss abtauen. In Wassernähe und auf weichem Marschboden ist der Keller heikel. Technik steht besser so hoch, dass kein Hochwasser sie erreicht. Ob Sie ans Fernwärmenetz können, beantwortet der Netzbetreiber.`,
        text`Die ${adviceGrant} gelten der Beratung, nicht den Maßnahmen selbst; beantragt werden sie, bevor der Berater anfängt. Für Dämmung und Fenster stellt man den Antrag, bevor ein Auftrag bindet, beim ${term('bafa', 'BAFA')}, für Heizungen ist in der Regel die ${term('kfw', 'KfW')} der Weg, siehe ${link('/waermepumpe-foerderung', 'Förderung der Wärmepumpe')}. Die Werte der gedämmten Wand bestätigt jemand aus der ${official('experts')}. Ob die Hansestadt gerade eigene Programme hat und ob sich beides verbinden lässt, prüft der Berater am konkreten Vorhaben.`,
      ],
    },
  ],
  form: {
    heading: 'Fachleute für Klinker und Etagenhaus finden',
    text: text`Sagen Sie beim ersten Anruf, ob das Haus Klinker oder Putz trägt und ob es einer Gemeinschaft gehört.`,
  },
  faq: [
    {
      question: 'Woran erkenne ich, ob meine Klinkerwand zweischalig ist?',
      answer: [
        text`Ein Hinweis ist das Mauerbild. Liegen außen nur lange Steinseiten, ist die Schale wahrscheinlich vorgesetzt. Sicher ist erst die Bohrung, denn auch verblendete Massivwände sehen so aus.`,
      ],
    },
    {
      question: 'Wird eine Wand durch Einblasdämmung feucht?',
      answer: [
        text`Nicht, wenn Fugen dicht sind und der Dämmstoff Wasser abweist. Durch undichte Fugen dringt sonst Regen ein. Darum gehört die Fassade vorher begutachtet.`,
      ],
    },
    {
      question: 'Passen Dreifachgläser in alte Sprossenfenster?',
      answer: [
        text`Oft sind die Profile zu schlank dafür. Nachgebaute Holzfenster mit gleicher Teilung oder ein zweites Fenster innen sind übliche Lösungen, die auch Ämter mittragen.`,
      ],
    },
    {
      question: 'Eignet sich ein Hamburger Flachdach für Solarmodule?',
      answer: [
        text`Meist ja, wenn Abdichtung und Tragkraft stimmen. Wegen der Windlasten werden die Module flach aufgestellt und mit Ballast gesichert. Eine fällige Dachabdichtung kommt vor den Modulen.`,
      ],
    },
    {
      question: 'Was kann ich als Mieter im Backsteinhaus tun?',
      answer: [
        text`Rücken Sie Möbel von kalten Außenecken ab, lüften Sie stoßweise und melden Sie undichte Fenster schriftlich. Flecken neben Rollladenkästen deuten eher auf eine ${term('waermebruecke', 'Wärmebrücke')} hin als auf zu wenig Lüften.`,
      ],
    },
  ],
  related: ['/energieberater', '/daemmung', '/fenster-tueren', '/energieberater-duesseldorf'],
};
