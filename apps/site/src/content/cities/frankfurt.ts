import { adviceGrant } from '../../figures/funding';
import type { CityRecord } from '../records';
import { link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater Frankfurt am Main',
  h1: 'Frankfurt am Main: Energieberatung zwischen Hochhaus und Fachwerk',
  description:
    'Energieberatung in Frankfurt am Main: Altbau, Siedlung, Hochhaus und Fachwerk im Vergleich, dazu Hitze, Schallschutz, Lüftung und Zuschüsse.',
  city: 'Frankfurt am Main',
  art: 'cityFrankfurt',
  caption: 'Reihenhäuser der klassischen Moderne mit Flachdach und Fensterbändern',
  button: 'Beratung in Frankfurt anfragen',
  lead: text`Neben den Heizkosten zählen hier Hitze und Lärm. Was sich an Ihrem Haus zuerst lohnt, klärt die Beratung vor Ort.`,
  keyFigures: [{ label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant }],
  summary: [
    text`Hitze ist in der Stadt am Main ein ebenso großes Thema wie Heizkosten.`,
    text`Neue Fenster sollen hier dämmen und Lärm abhalten; dann muss die Lüftung mitgeplant werden.`,
    text`Für Flachdachsiedlungen der Moderne und Fachwerk gelten strenge Regeln, für Wohnhochhäuser eigene Brandschutzvorgaben.`,
    text`In Eigentümergemeinschaften ist ein Beschluss über die Beratung der beste Anfang.`,
  ],
  features: [
    {
      icon: 'building',
      title: 'Vom Dorfkern zur Skyline',
      description: text`Eingemeindete Orte haben ihr Fachwerk behalten. Ein paar Haltestellen weiter stehen Türme aus Stahl und Glas.`,
    },
    {
      icon: 'euro',
      title: 'Hessen, Stadt und Bund',
      description: text`Landes- und Stadtmittel kommen und gehen. Rechnen Sie zuerst mit dem Bundeszuschuss und behandeln Sie alles Weitere als Zugabe.`,
    },
    {
      icon: 'ruler',
      title: 'Neues Bauen als Erbe',
      description: text`Die Siedlungen der Moderne mit Reihenhaus, Flachdach und durchdachter Küche wirken bis heute nach.`,
    },
  ],
  sections: [
    {
      type: 'table',
      heading: 'Vier Frankfurter Bauweisen im Vergleich',
      caption: 'Bauweisen in Frankfurt am Main, was für sie spricht und was die Sanierung erschwert',
      columns: ['Bauweise', 'Das hilft', 'Das erschwert'],
      rows: [
        [
          text`Bürgerhaus der Gründerzeit`,
          text`Hohe Räume, kompakter Block, große Dachflächen`,
          text`Sandsteingewände, Stuck, viele Eigentümer`,
        ],
        [
          text`Siedlung der Moderne`,
          text`Einfache Kuben, gleiche Häuser in Reihe`,
          text`Schutz als Gesamtanlage, schlanke Fenster, dünne Decken`,
        ],
        [
          text`Fachwerk im Ortskern`,
          text`Kleine Fläche, warmes Holz`,
          text`Feuchte Gefache (die Felder zwischen den Balken), Sichtfachwerk, schiefe Wände`,
        ],
        [
          text`Wohnhochhaus`,
          text`Wenig Außenfläche je Wohnung, zentrale Technik`,
          text`Brandschutz, Wind, Baustelle im bewohnten Haus`,
        ],
      ],
      note: text`Die Einteilung ist grob. Umbauten und Kriegsschäden haben viele Häuser zu Mischformen gemacht.`,
    },
    {
      type: 'prose',
      heading: 'Lärm draußen, Luft drinnen',
      blocks: [
        text`Flugrouten, Bahntrassen und breite Straßen gehören zu dieser Stadt. Schalldämmende Verglasung bringt Ruhe, macht die Wohnung aber auch dicht. Ohne Lüftungskonzept schlägt sich die Feuchte dann an den kältesten Stellen nieder, meist in den Fensterlaibungen.`,
        text`Schallgedämmte Außenluftdurchlässe oder eine Anlage mit Wärmerückgewinnung lösen beides zugleich. Der Berater legt fest, wo Luft einströmt und wo sie den Raum verlässt, bevor ein ${link('/fensterbauer', 'Fensterbauer')} das Aufmaß nimmt.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Wenn die Stadt nachts nicht abkühlt',
      blocks: [
        text`Im Rhein-Main-Gebiet sind heiße Tage oft windstill, und Beton gibt die Wärme erst spät wieder ab. Darum gehört zum Frankfurter Sanierungsplan der Sommer: außen liegende Läden, helle Oberflächen, ein begrüntes Dach, Speichermasse statt Leichtbau. Erst wenn das nicht genügt, lohnt der Blick auf eine ${link('/klima', 'Klimaanlage')}.`,
      ],
    },
    {
      type: 'advice',
      audience: 'owners',
      heading: 'Für Eigentümer in großen Häusern',
      blocks: [
        text`Im Hochhaus bewirkt die Technik mehr als die einzelne Wohnung. Bitten Sie die Verwaltung um drei Unterlagen: Verbrauch der letzten Jahre, Wartungsberichte der Heizung, Pläne der Steigstränge.`,
        text`Ein ${term('abgleich', 'hydraulischer Abgleich')} und geregelte Pumpen wirken schnell und machen kaum Schmutz. Größere Schritte folgen, wenn etwas instand gesetzt wird. Ist der Beton ohnehin zu sanieren, kommt die Dämmung mit. Der ${term('isfp', 'iSFP')} hält die Reihenfolge fest.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Schutz für Siedlung, Fachwerk und Straße',
      blocks: [
        text`Bei Reihenhäusern der Moderne kann die ganze Anlage Denkmal sein, bis hin zum Ton des Putzes; die Denkmalbehörde gibt Auskunft. Dämmen lässt sich dort am ehesten auf dem Flachdach, unter der Kellerdecke und mit zurückhaltenden Innenputzen. Fachwerk braucht Baustoffe, die Feuchte aufnehmen und wieder abgeben; Folien und harte Schäume schaden ihm. Erhaltungssatzungen betreffen außerdem manches gewöhnliche Mietshaus.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Netzwärme und Zuschuss zusammen denken',
      blocks: [
        text`Erkundigen Sie sich beim Netzbetreiber, ob Ihr Haus an die Fernwärme kann. Ohne Anschluss kommen Luft oder Erdreich als Quelle infrage. Ein ${term('bafa', 'BAFA')}-Antrag betrifft die Hülle, für die Heizung ist meist die ${term('kfw', 'KfW')} zuständig. Für die Hülle brauchen Sie eine Fachperson aus der ${official('experts')}. Stellen Sie beide Anträge, bevor ein Auftrag bindend wird. Auch den Zuschuss zum Beraterhonorar beantragen Sie beim BAFA, und zwar ehe die Beratung anfängt. Wie die Teile ineinandergreifen, steht unter ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
  ],
  form: {
    heading: 'Frankfurter Energieberater vergleichen',
    text: text`Klären Sie schon am Telefon, ob es um eine Wohnung, ein Haus oder ein Hochhaus geht und wer über das Gebäude bestimmt.`,
  },
  faq: [
    {
      question: 'Kann man ein Frankfurter Hochhaus bewohnt sanieren?',
      answer: [
        text`Ja, Strang für Strang und Seite für Seite. Nötig sind ein Ablaufplan mit Ausweichzeiten und eine Ansprechperson im Haus. Lärmende Arbeiten werden gebündelt.`,
      ],
    },
    {
      question: 'Welche Dämmung verträgt Fachwerk?',
      answer: [
        text`Innen kommen Holzfaser, Schilf oder Kalziumsilikat mit Lehm- oder Kalkputz infrage, dünn und ohne Hohlräume. Sichtfachwerk im Schlagregen sollte gar nicht gedämmt werden.`,
      ],
    },
    {
      question: 'Bekomme ich für Schallschutzfenster die gleiche Förderung?',
      answer: [
        text`Ja, wenn jedes Fenster den verlangten ${term('uwWert', 'Uw-Wert')} erreicht. Nach dem Schallmaß fragt die energetische Förderung nicht, Schallschutz schadet also nicht.`,
      ],
    },
    {
      question: 'Ist Solarstrom auf einem denkmalgeschützten Flachdach möglich?',
      answer: [
        text`Häufig, sofern die Module vom Weg aus nicht zu sehen sind und flach liegen. Die Behörde entscheidet im Einzelfall; eine Skizze mit Sichtlinien beschleunigt das.`,
      ],
    },
    {
      question: 'Was hilft Mietern in heißen Frankfurter Dachwohnungen?',
      answer: [
        text`Bitten Sie um Rollos außen oder klemmen Sie mit Erlaubnis selbst welche an. Lüften Sie nachts quer und halten Sie tagsüber geschlossen. Auf Dauer hilft nur ein besser gedämmtes Dach. Das ist Sache der Vermieterin oder des Vermieters.`,
      ],
    },
  ],
  related: ['/energieberater', '/fensterbauer', '/klima', '/foerderungen'],
};
