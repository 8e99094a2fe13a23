import { adviceGrant, badenWuerttemberg } from '../../figures/funding';
import type { CityRecord } from '../records';
import { capital, link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater Stuttgart',
  h1: 'Am Hang und im Kessel: Energieberatung in Stuttgart',
  description:
    'Energieberatung in Stuttgart: Hanghäuser dämmen, Hitze im Kessel mindern, Wärmequelle trotz Mineralwasserschutz wählen und Landesmittel nutzen.',
  city: 'Stuttgart',
  art: 'cityStuttgart',
  caption: 'Häuser am Hang, übereinander gestaffelt, dazwischen eine Treppe',
  button: 'Stuttgarter Berater anfragen',
  lead: text`Die Lage bestimmt, was Dämmen bringt und ob Sie nach Erdwärme bohren dürfen. Die Beratung prüft beides am Haus.`,
  keyFigures: [
    { label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant },
    { label: 'regionale Förderung in Baden-Württemberg möglich', value: badenWuerttemberg },
  ],
  summary: [
    text`Hanghäuser haben Räume im Erdreich, hohe Talseiten und viele Wandanschlüsse. Sie brauchen mehr Planung als ein Haus auf ebenem Grund.`,
    text`Im Talkessel staut sich Sommerhitze; Verschattung und Nachtluft gehören deshalb in jeden Fahrplan.`,
    text`Bohrungen für Erdwärme sind wegen der Mineralquellen vielerorts eingeschränkt.`,
    text`Gerüst, Kran und Zufahrt am Steilhang bestimmen die Kosten stärker als der Dämmstoff.`,
  ],
  features: [
    {
      icon: 'layers',
      title: 'Stein unten, Putz oben',
      description: text`In der Halbhöhe, also auf halber Höhe der Hänge, sind Stützmauern und Sockel aus Sandstein, die Etagen darüber verputzt, und das Dach hat Aussicht.`,
    },
    {
      icon: 'euro',
      title: 'Geld vom Land',
      description: text`${capital(badenWuerttemberg)} regionale Förderung sind in Baden-Württemberg möglich. Ob sie sich mit der des Bundes verbinden lässt, steht im jeweiligen Programm.`,
    },
    {
      icon: 'thermometer',
      title: 'Frische Luft von den Höhen',
      description: text`Nachts fließt kühle Luft durch Hangschneisen ins Tal. Neubauten und Anbauten sollen diese Bahnen nicht zustellen.`,
    },
  ],
  sections: [
    {
      type: 'prose',
      heading: 'Warum am Hang anders gedämmt wird',
      blocks: [
        text`Auf der Bergseite liegt das Untergeschoss in der Erde, auf der Talseite ist dieselbe Etage ein sonniges Wohnzimmer. Eine Wand ist nass und kühl, die andere wird heiß. Pauschale Dämmdicken passen da nicht.`,
        text`Wände im Erdreich dämmt man von außen nur, wenn man sie ohnehin freigräbt. Sonst hilft innen ein Dämmputz, der Feuchte aufnehmen kann, vorausgesetzt, die Wand ist trocken. Talseitig lohnen Fenster mit Sonnenschutz. Terrassen über beheizten Zimmern sind eigentlich Dächer und werden gern vergessen. Der Berater zeichnet die gedämmte Linie einmal rund um das Haus; jede Lücke darin ist eine ${term('waermebruecke', 'Wärmebrücke')}.`,
        {
          remark: text`Klären Sie vor allen Angeboten, wie Material und Gerüst ans Haus kommen. Eine Treppe statt einer Straße verändert jede Kalkulation.`,
          title: 'Zufahrt zuerst',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Hitze gehört in den Sanierungsplan',
      blocks: [
        text`Im Talkessel ist es warm und windarm. Das senkt im Winter den Bedarf und erschwert im Sommer den Schlaf. Ein gut geplantes Haus tut für beides etwas:`,
        {
          list: [
            text`Holzfaser oder andere schwere Dämmung unter den Ziegeln bremst die Mittagshitze.`,
            text`Läden und Markisen außen wirken, Vorhänge innen kaum.`,
            text`Fenster, die sich nachts gefahrlos kippen lassen, holen die Hangluft herein.`,
          ],
        },
        text`Die Höhen ringsum sind kühler und windiger. Dort beginnen Sie eher bei der Dichtheit, siehe ${link('/dach', 'Dach')}.`,
      ],
    },
    {
      type: 'table',
      heading: 'Wärmequellen unter Stuttgarter Bedingungen',
      caption: 'Wärmequellen in Stuttgart: Voraussetzung und Grenze',
      columns: ['Quelle', 'Geht gut, wenn', 'Grenze'],
      rows: [
        [
          text`Fernwärme`,
          text`das Haus in Tal- oder Innenstadtlage am Netz liegt`,
          text`Nicht jede Hangstraße ist erschlossen; der Netzbetreiber gibt Auskunft`,
        ],
        [
          text`Erdsonde`,
          text`das Grundstück außerhalb der strengen Schutzzonen liegt`,
          text`Heilquellenschutz, Gestein, das bei Wasser quillt`,
        ],
        [
          text`Außenluft`,
          text`ein Platz mit Abstand zu Schlafzimmern frei ist`,
          text`Schall trägt am Hang weit nach oben`,
        ],
        [
          text`Sonne`,
          text`die Dachseite nicht vom Berg verschattet wird`,
          text`Im Winter kann die Sonne hinter dem Hang bleiben`,
        ],
      ],
      note: text`Mehr dazu lesen Sie unter ${link('/neue-waermepumpe', 'Bauarten der Wärmepumpe')}.`,
    },
    {
      type: 'prose',
      heading: 'Altbau, Moderne und das Amt',
      blocks: [
        text`Gründerzeithäuser mit Sandsteinfassade prägen die Viertel rings um die Mitte, dazu kommen Weinbauernhäuser in den alten Ortskernen und eine weltbekannte Mustersiedlung der Moderne. Natursteinfassaden werden nicht überklebt. Bei geschützten Häusern verständigt man sich mit der Denkmalbehörde über Fenster und Dach, im Übrigen gelten Bebauungspläne, etwa für Dachform und Begrünung.`,
      ],
    },
    {
      type: 'prose',
      heading: 'So greifen Bund und Land ineinander',
      blocks: [
        text`Der Bund kann einen Teil der Beratung bezahlen und später, über ${term('bafa', 'BAFA')} und ${term('kfw', 'KfW')}, einen Teil der Arbeiten. Beides beantragen Sie im Voraus, also ehe die Beratung anfängt und ehe ein Auftrag an Handwerker bindet. Für Dach, Wand und Fenster brauchen Sie dabei jemanden aus der ${official('experts')}. Das Land hat eine eigene Förderbank und eigene Schwerpunkte. ${capital(badenWuerttemberg)} sind ein Höchstwert und kein Versprechen. Was davon bei Ihnen ankommt, hängt vom Programm, von der Haushaltslage und vom Zeitpunkt des Antrags ab. Das Gesamtbild zeigt ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
  ],
  form: {
    heading: 'Energieberater für Hang, Kessel und Höhe',
    text: text`Beschreiben Sie am Telefon die Lage am Hang und die Zufahrt, das erspart Rückfragen.`,
  },
  faq: [
    {
      question: 'Darf ich in Stuttgart eine Erdwärmesonde bohren?',
      answer: [
        text`In weiten Teilen der Stadt nur eingeschränkt oder gar nicht, weil darunter Mineralwasser strömt. Die Wasserbehörde nennt Ihnen die erlaubte Tiefe für Ihr Grundstück.`,
      ],
    },
    {
      question: 'Stört eine Wärmepumpe die Nachbarn am Hang?',
      answer: [
        text`Schall breitet sich nach oben aus und trifft dort auf Schlafzimmer. Ein Standort talwärts und ein leises Gerät helfen; eine harte Mauer dahinter wirft das Geräusch zurück. Lassen Sie es ausrechnen, bevor das Fundament liegt.`,
      ],
    },
    {
      question: 'Gilt in Halbhöhenlage eine andere Förderung?',
      answer: [
        text`Nein. Gefördert wird nach Maßnahme und erreichtem Wert. Mehrkosten durch Kran oder Handtransport zählen aber oft zu den anrechenbaren Ausgaben, wenn sie auf der Rechnung stehen.`,
      ],
    },
    {
      question: 'Wie gehe ich mit einer Sandsteinwand um?',
      answer: [
        text`Setzen Sie Fugen und Abdeckungen instand, damit kein Regen eindringt, und dämmen Sie dann innen behutsam. Der ${term('uWert', 'U-Wert')} wird nicht überragend sein; Behaglichkeit und trockene Ecken sind das Ziel.`,
      ],
    },
    {
      question: 'Was tun Mieter gegen die Hitze im Stuttgarter Kessel?',
      answer: [
        text`Schließen Sie die Fenster früh, verschatten Sie außen und lüften Sie spät. Eine ${link('/balkon-solaranlage', 'Balkon-Solaranlage')} am Geländer gibt nebenbei etwas Schatten. Für sie wie für Markisen und feste Rollos holen Sie vorher das Einverständnis von Vermieterin oder Vermieter ein.`,
      ],
    },
  ],
  related: ['/energieberater', '/dach', '/foerderungen', '/energieberater-heidelberg'],
};
