import { adviceGrant, badenWuerttemberg } from '../../figures/funding';
import type { CityRecord } from '../records';
import { capital, link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater Heidelberg',
  h1: 'Sanieren unter alten Dächern: Energieberatung in Heidelberg',
  description:
    'Energieberatung in Heidelberg: geschützte Altstadt, Villa am Hang, Passivhaus-Neubau. Was erlaubt ist, was hilft und wie Baden-Württemberg fördert.',
  city: 'Heidelberg',
  art: 'cityHeidelberg',
  caption: 'Altstadthäuser mit steilen Ziegeldächern und Sandsteinrahmen',
  button: 'Heidelberger Beratung anfragen',
  lead: text`Vieles steht hier unter Schutz. Die Beratung zeigt, was in der Altstadt und an den Hängen trotzdem geht.`,
  keyFigures: [
    { label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant },
    { label: 'regionale Förderung in Baden-Württemberg möglich', value: badenWuerttemberg },
  ],
  summary: [
    text`In der Altstadt ist nicht nur das einzelne Haus geschützt, sondern das Bild der Stadt samt Dachlandschaft.`,
    text`Bei rotem Sandstein, schmalen Parzellen und kaum Hof wird oben, unten und an den Fenstern gedämmt.`,
    text`Das Klima am Rand der Rheinebene ist warm; der Sommer verdient so viel Planung wie der Winter.`,
  ],
  features: [
    {
      icon: 'landmark',
      title: 'Barock auf mittelalterlichem Grund',
      description: text`Die Stadt wurde nach der Zerstörung im Barock neu aufgebaut, aber auf alten Kellern. Deshalb sind die Häuser verwinkelter, als ihre Fassaden verraten.`,
    },
    {
      icon: 'euro',
      title: 'Was das Land dazugibt',
      description: text`In Baden-Württemberg können es ${badenWuerttemberg} sein. Auch Städte können eigene Töpfe haben; fragen Sie im Rathaus, ob noch Geld darin ist.`,
    },
    {
      icon: 'leaf',
      title: 'Das andere Heidelberg',
      description: text`Auf früheren Bahn- und Kasernenflächen wuchsen neue Quartiere, auch mit Passivhäusern.`,
    },
  ],
  sections: [
    {
      type: 'advice',
      audience: 'heritage',
      heading: 'Bevor Sie irgendetwas planen',
      blocks: [
        text`Heidelberg hat seine alten Häuser durch den Krieg gebracht. Die Altstadt ist als Gesamtanlage geschützt. Dazu gehören Ziegel, Gauben, Klappläden und der Blick vom Schloss auf die Dächer. Selbst ein unauffälliges Hinterhaus kann darum eine Genehmigung brauchen.`,
        text`Gehen Sie mit einem Vorentwurf zur Behörde, nicht mit einem unterschriebenen Angebot. Oft einigt man sich auf Innenfenster statt neuer Außenfenster und auf Solarziegel oder Module an abgewandten Flächen, siehe ${link('/solardachziegel', 'Solardachziegel')}.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Das Altstadthaus, Geschoss für Geschoss',
      blocks: [
        text`Unten liegt ein Gewölbe, kühl und nie ganz trocken. Darüber folgt ein Laden oder eine Werkstatt mit großen Scheiben, dann kommen Wohnungen hinter dickem Bruchstein, im oberen Teil häufig hinter verputztem Fachwerk. Ganz oben sitzt ein steiles, mehrstöckiges Dach, das niemand nutzt.`,
        text`Der Berater arbeitet von oben nach unten. Im Dach wird die letzte Decke gedämmt oder, beim Ausbau, die Schräge. Am Fachwerk vermeidet er alles, was Feuchte einsperrt. Über dem Gewölbe dämmt man den Fußboden des Erdgeschosses, denn eine Kellerdecke mit Bogen lässt sich von unten kaum bekleben. Passende Stoffe vergleicht ${link('/daemmmaterial', 'Dämmmaterial')}.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Villen, Höfe, Neubau: die übrige Stadt',
      blocks: [
        {
          list: [
            text`An den Hängen über dem Neckar liegen Villen mit Terrassen und Stützmauern. Schwierig sind dort Zufahrt und Verschattung.`,
            text`In den Quartieren der Gründerzeit wechseln Sandsteinfront und gelber Klinker; die Hofseite bietet Spielraum.`,
            text`Eingemeindete Weinorte haben fränkische Höfe mit Tor, Scheune und Fachwerk. Die Scheune eignet sich oft am besten für Module.`,
            text`Siedlungen der Nachkriegszeit in der Ebene lassen sich rundum dämmen, bevor die Heizung gewechselt wird.`,
          ],
        },
      ],
    },
    {
      type: 'steps',
      heading: 'Woher künftig die Wärme kommt',
      intro: text`Die Beratung fragt die Möglichkeiten der Reihe nach ab:`,
      steps: [
        {
          title: 'Netz vorhanden?',
          text: text`Ob Fernwärme Ihre Gasse erreicht, sagt der Netzbetreiber; ein Anschluss erspart die Suche nach einem Aufstellort.`,
        },
        {
          title: 'Platz für ein Außengerät?',
          text: text`In engen Gassen fehlt er, hinter Giebeln und auf Nebengebäuden findet er sich manchmal. Den Schall hören die Nachbarn, die Sicht prüft die Denkmalpflege.`,
        },
        {
          title: 'Erdreich oder Fels?',
          text: text`In der Ebene lässt sich leichter bohren als im Buntsandstein des Hangs. Wie tief Sie bohren dürfen, sagt die Wasserbehörde.`,
        },
        {
          title: 'Temperaturen senken',
          text: text`Größere Heizkörper in wenigen Räumen genügen häufig. Den Rest erledigt der Abgleich; was das ist, steht unter ${link('/heizung', 'Heizung')}.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Sommerhitze im Neckartal',
      blocks: [
        text`Wo der Neckar in die Rheinebene tritt, reifen Feigen. Abends strömt Luft aus dem Odenwald durch das Tal und kühlt die Gassen; tagsüber heizen sich Dachwohnungen stark auf. Dagegen sind Klappläden das beste Mittel und zudem denkmalgerecht. Lassen Sie sie wieder beweglich machen, statt innen Folien zu kleben.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Förderung für geschützte Häuser',
      blocks: [
        text`Für geschützte Häuser gelten beim Bund eigene Anforderungen; die Beratung muss dafür eine besondere Eintragung in der ${official('experts')} haben. ${term('bafa', 'BAFA')} und ${term('kfw', 'KfW')} teilen sich Hülle und Heizung. Stellen Sie Ihre Anträge dort, bevor ein Auftrag bindet. Den Zuschuss zum Honorar beantragen Sie noch früher, nämlich vor der Beratung beim BAFA. ${capital(badenWuerttemberg)} aus regionaler Förderung können dazukommen, sofern das jeweilige Programm noch offen ist und eine Doppelförderung zulässt. Was es sonst gibt, sammelt ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
  ],
  form: {
    heading: 'Fachleute mit Blick für alte Häuser',
    text: text`Erwähnen Sie im ersten Gespräch, ob Ihr Haus unter Schutz steht oder in der Altstadt liegt. Das verändert Umfang und Honorar.`,
  },
  faq: [
    {
      question: 'Sind Solarmodule in der Heidelberger Altstadt überhaupt erlaubt?',
      answer: [
        text`Auf Flächen, die man von Straße, Brücke oder Schloss sieht, ist es schwierig. Hofdächer und Nebengebäude haben bessere Aussichten. Auskunft gibt die Denkmalschutzbehörde der Stadt.`,
      ],
    },
    {
      question: 'Wie dämmt man Bruchsteinwände von innen?',
      answer: [
        text`Zuerst wird die Ursache jeder Nässe beseitigt. Danach kommen Dämmputz oder Platten aus Kalziumsilikat auf die ausgeglichene Wand, lückenlos verklebt und ohne Dampfsperre.`,
      ],
    },
    {
      question: 'Braucht ein Haus mit dicken Mauern weniger Dämmung?',
      answer: [
        text`Nein. Dicke Steinwände puffern die Temperatur, halten aber den Wärmestrom kaum auf. Im Sommer ist das angenehm, im Winter bleiben die Oberflächen kalt.`,
      ],
    },
    {
      question: 'Was kann man von den Passivhäusern der Neubauquartiere lernen?',
      answer: [
        text`Dass Luftdichtheit und Lüftung zusammengehören. Ein Altbau erreicht deren Werte selten, doch die Sorgfalt an den Anschlüssen lässt sich übertragen.`,
      ],
    },
    {
      question: 'Worauf achten Studierende und andere Mieter in Altbauwohnungen?',
      answer: [
        text`Auf die Heizungsart, den Zustand der Fenster und feuchte Ecken hinter Schränken. Lassen Sie sich den Energieausweis zeigen; bei Denkmälern kann er fehlen, dann helfen die letzten Abrechnungen.`,
      ],
    },
  ],
  related: ['/energieberater', '/daemmmaterial', '/foerderungen', '/energieberater-stuttgart'],
};
