import { solarTaxFree } from '../../figures/funding';
import { payback } from '../../figures/photovoltaics';
import { feedInYears } from '../../figures/roof';
import { solarPower } from '../../figures/savings';
import type { GuideRecord } from '../records';
import { capital, dative, link, official, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Photovoltaik',
  h1: 'Strom vom eigenen Dach',
  description:
    'Wie Photovoltaik im Wohnhaus funktioniert, wann sich ein Dach eignet, was Eigenverbrauch und Einspeisung bringen und wo die Grenzen liegen.',
  lead: text`Photovoltaik macht aus Licht Strom, den Sie selbst verbrauchen, speichern oder ins Netz einspeisen.`,
  keyFigures: [
    { label: 'niedrigere Stromkosten', value: solarPower },
    { label: 'dauert es meist, bis der Kauf bezahlt ist', value: payback },
  ],
  art: 'pvRoof',
  button: 'Solarangebote anfordern',
  summary: [
    text`Selbst verbrauchter Strom bringt mehr als eingespeister, weil er den Einkauf beim Versorger ersetzt.`,
    text`Ost- und Westdächer eignen sich ebenfalls. Sie liefern morgens und abends, wenn im Haus Leben ist.`,
    text`Für eingespeisten Strom gibt es ${feedInYears} lang eine Vergütung.`,
    text`Die Größe einer Anlage steht in Kilowatt Peak (${term('kwp', 'kWp')}). Anlagen ${solarTaxFree} kaufen Sie ohne Mehrwertsteuer.`,
    text`Das Dach muss so lange halten, wie die Module laufen sollen. Eine fällige Eindeckung kommt vor den Modulen.`,
  ],
  sections: [
    {
      type: 'prose',
      heading: 'So wird aus Licht Ihr Hausstrom',
      blocks: [
        text`In jedem Modul liegen Solarzellen aus Silizium. Trifft Licht darauf, fließt Gleichstrom. Ein Wechselrichter macht daraus den Wechselstrom, den Ihre Geräte brauchen. Es zählt das Licht, nicht die Hitze. Kühle, klare Tage sind gute Solartage, und auch unter Wolken entsteht Strom, nur weniger.`,
        text`Zuerst bedient die Anlage, was im Haus gerade läuft. Bleibt etwas übrig, lädt es den Speicher, falls Sie einen haben, und der Rest geht über den Zähler ins Netz. Reicht der eigene Strom nicht, kommt die fehlende Menge wie bisher vom Versorger. Umschalten müssen Sie nichts.`,
      ],
    },
    {
      type: 'table',
      heading: 'Eignet sich Ihr Dach?',
      intro: text`Die meisten Ausschlussgründe sind vom Garten aus zu sehen. Gehen Sie diese Liste durch, bevor Sie jemanden aufs Dach schicken.`,
      caption: 'Prüfliste für das Dach',
      columns: ['Merkmal', 'Günstig', 'Genauer ansehen'],
      rows: [
        [
          text`Himmelsrichtung`,
          text`Süden; Osten und Westen zusammen`,
          text`Steiles Norddach: nur mit Ertragsrechnung`,
        ],
        [
          text`Verschattung`,
          text`Freier Blick zum Himmel`,
          text`Baum, Gaube, Kamin, Nachbarhaus, vor allem im Winterhalbjahr`,
        ],
        [
          text`Eindeckung`,
          text`Intakte Ziegel, Betondachsteine oder Blech`,
          text`Mürbe Ziegel; asbesthaltige Platten dürfen nicht überbaut werden`,
        ],
        [text`Dachstuhl`, text`Trockenes Holz, bekannte Statik`, text`Durchgebogene Sparren, feuchte Stellen`],
        [text`Zählerschrank`, text`Freie Plätze, aktueller Stand`, text`Alte Sicherungstafel: Umbau einplanen`],
        [text`Denkmalschutz`, text`Kein Schutz, keine Satzung`, text`Erst Behörde fragen, dann bestellen`],
      ],
      blocks: [
        text`Ist die Eindeckung in die Jahre gekommen, lohnt ein Blick auf beides zugleich. Das Gerüst wird nur einmal bezahlt, und die Dämmung lässt sich mitmachen. Welche Arbeiten zusammengehören, steht auf der Seite ${link('/dach', 'Dach')}. Gehört das Dach mehreren, beschließt über Module darauf die ${link('/foerderungen#gemeinschaft', 'Gemeinschaft')}.`,
      ],
    },
    {
      type: 'cards',
      heading: 'Vier Formen, Solarenergie zu nutzen',
      cards: [
        {
          title: 'Anlage auf dem Dach',
          art: 'pvSystem',
          description: text`Module liegen auf Schienen über den Ziegeln, der Wechselrichter hängt im Keller. Die Anlage versorgt das ganze Haus mit und lässt sich um Speicher und Wallbox erweitern.`,
          feature: text`Komponenten und Größen im Überblick`,
          to: '/photovoltaik-anlage',
        },
        {
          title: 'Balkon-Solaranlage',
          art: 'balconyKit',
          description: text`Ein oder zwei Module hängen am Geländer und speisen in eine Steckdose ein. Sie decken die Grundlast, auch ohne eigenes Dach.`,
          feature: text`Preisklassen und Hinweise für Mietwohnungen`,
          to: '/balkon-solaranlage',
        },
        {
          title: 'Solardachziegel',
          art: 'solarTiles',
          description: text`Ziegel mit eingebauten Zellen ersetzen die Eindeckung. Sie kommen infrage, wenn das Dach ohnehin neu wird oder Module nicht erwünscht sind.`,
          feature: text`Keramik und Glas im Vergleich`,
          to: '/solardachziegel',
        },
        {
          title: 'Solarthermie',
          art: 'solarThermal',
          description: text`Kollektoren erzeugen Wärme statt Strom, vor allem für Dusche und Bad. Sie konkurrieren mit den Modulen um denselben Platz.`,
          feature: text`Kosten für Warmwasser und Heizung`,
          to: '/solarthermie-kosten',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Womit sich die Anlage rechnet',
      blocks: [
        { subheading: 'Eigenverbrauch' },
        text`Jede Kilowattstunde vom Dach, die Sie selbst nutzen, müssen Sie nicht kaufen. Deshalb hilft es, Waschmaschine, Spülmaschine und Ladekabel in die hellen Stunden zu legen. ${capital(solarPower)} weniger Stromkosten setzen voraus, dass Anlage, Speicher und Gewohnheiten gut zusammenpassen.`,
        { subheading: 'Einspeisung' },
        text`Überschüsse nimmt der Netzbetreiber ab. Dafür erhalten Sie ${feedInYears} lang eine feste Vergütung je Kilowattstunde. Ihre Höhe richtet sich danach, wann die Anlage in Betrieb geht; den geltenden Satz veröffentlicht die ${official('networkAgency')}. Für neue Anlagen entfällt die Vergütung in Zeiten negativer Börsenpreise.`,
        { subheading: 'Steuer und Amortisation' },
        text`Anlagen ${solarTaxFree} werden für Wohnhäuser ohne Mehrwertsteuer verkauft, samt Speicher und Montage. Die Einnahmen sind bei solchen Anlagen in der Regel frei von Einkommensteuer; im Zweifel hilft ein Steuerbüro. Unter üblichen Verhältnissen hat sich der Kauf nach ${dative(payback)} bezahlt gemacht, noch innerhalb der Vergütungsdauer. Preise nach Größe stehen unter ${link('/solaranlage-kosten', 'Solaranlage: Kosten')}, dazu ein ${link('/solaranlage-kosten#solarrechner', 'Amortisationsrechner')} für Ihre Zahlen.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Was dagegen sprechen kann',
      blocks: [
        {
          list: [
            text`Ein stark beschattetes Dach bleibt schwach, auch mit guter Technik. Optimierer, kleine Regler an jedem Modul, mildern das, heben es aber nicht auf.`,
            text`Im Dezember liefert die Anlage wenig. Unabhängig vom Netz werden Sie damit nicht, auch nicht mit Speicher.`,
            text`Ein großer Speicher verlängert die Zeit, bis sich alles bezahlt macht. Rechnen Sie die Anlage einmal ohne ihn.`,
            text`Bei Stromausfall schaltet eine gewöhnliche Anlage ab. Ersatzstrom gibt es nur mit eigener Technik und gegen Aufpreis.`,
            text`Wer bald verkauft oder das Dach ausbauen will, sollte mit den Modulen warten.`,
          ],
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Ihr Dach einschätzen lassen',
      intro: text`Dachform, Ausrichtung und Stromverbrauch reichen für eine erste Einschätzung. Was einen guten Betrieb ausmacht, lesen Sie unter ${link('/pv-fachbetrieb', 'PV-Fachbetrieb')}.`,
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Solarstrom ohne eigenes Dach',
      blocks: [
        text`Zur Miete haben Sie zwei Wege. Der kleine ist eine ${link('/balkon-solaranlage', 'Balkon-Solaranlage')}. Dafür bitten Sie vorher um Erlaubnis; beim Umzug nehmen Sie die Anlage mit. Der große heißt Mieterstrom: Vermieterin, Vermieter oder ein Dienstleister betreibt die Anlage auf dem Haus und verkauft den Strom an die Wohnungen. Sie dürfen frei entscheiden, ob Sie diesen Vertrag wollen.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Brauche ich für eine Photovoltaikanlage eine Baugenehmigung?',
      answer: [
        text`Auf gewöhnlichen Wohnhäusern meist nicht. Bei Denkmälern, in geschützten Ortskernen und bei besonderen Aufbauten auf Flachdächern sieht das anders aus. Ein Anruf beim Bauamt klärt es schnell.`,
      ],
    },
    {
      question: 'Soll ich den Speicher gleich mitkaufen?',
      answer: [
        text`Nur wenn er zu Ihrem Abendverbrauch passt. Ein Wechselrichter, an den sich später eine Batterie anschließen lässt, hält die Entscheidung offen. Mit einem Jahr eigener Messwerte wählen Sie die Größe besser als mit Schätzungen.`,
      ],
    },
    {
      question: 'Wie viel Pflege braucht eine Solaranlage?',
      answer: [
        text`Wenig. Regen wäscht geneigte Module meist sauber. Sehen Sie regelmäßig nach, ob die Überwachung einen Fehler meldet, und lassen Sie in größeren Abständen Anschlüsse und Befestigung prüfen. Der Wechselrichter ist das Teil, das am ehesten ersetzt werden muss.`,
      ],
    },
    {
      question: 'Halten Module Hagel und Sturm aus?',
      answer: [
        text`Das Frontglas ist gehärtet und auf Hagel geprüft, die Befestigung wird nach Wind- und Schneelast berechnet. Melden Sie die Anlage der Gebäudeversicherung, sonst ist der Schaden womöglich nicht gedeckt.`,
      ],
    },
    {
      question: 'Was passiert mit der Anlage nach dem Ende der Vergütung?',
      answer: [
        text`Sie läuft weiter. Den Strom nutzen Sie dann möglichst selbst, Überschüsse verkaufen Sie zu den dann geltenden Bedingungen. Hat sie sich bis dahin bezahlt gemacht, bleiben vor allem Wartung und Versicherung.`,
      ],
    },
  ],
  next: {
    heading: 'Vom Blick aufs Dach zum Angebot',
    steps: [
      text`Fotografieren Sie Dachflächen, Zählerschrank und alles, was Schatten wirft.`,
      text`Lesen Sie Ihren Jahresverbrauch von der letzten Stromrechnung ab und überlegen Sie, ob Auto oder Wärmepumpe dazukommen.`,
      text`Lassen Sie Eindeckung und Dachstuhl prüfen, wenn Sie an ihrem Zustand zweifeln.`,
      text`Vergleichen Sie Angebote nach erwartetem Ertrag, nicht nur nach Leistung und Preis.`,
    ],
  },
  related: [
    '/photovoltaik-anlage',
    '/solaranlage-kosten',
    '/pv-fachbetrieb',
    '/balkon-solaranlage',
    '/solardachziegel',
    '/dach',
  ],
};
