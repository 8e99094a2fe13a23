import type { Section } from '../records';
import { taxableBill } from '../shared';
import { link, strong, text } from '../text';

export const guideSections: readonly Section[] = [
  {
    type: 'prose',
    heading: 'Unter der Farbe liegt die Arbeit',
    blocks: [
      text`Im fertigen Raum ist nur die letzte Schicht zu sehen. Bezahlt wird vor allem, was davor geschieht, also Möbel rücken, Boden schützen, Steckdosen abkleben, lose Stellen abstoßen, Löcher füllen, schleifen, grundieren. Erst dann kommt die Rolle. Deshalb sind zwei gleich große Zimmer selten gleich teuer.`,
      text`Im Altbau liegen viele Schichten übereinander. Leimfarbe wird mehlig und trägt nichts, Ölsockel stößt Wasser ab, alte Tapete verdeckt sandenden Kalkputz. Ein Betrieb kann das nur beurteilen, wenn er an einer verdeckten Ecke kratzen darf. Erlauben Sie es ihm.`,
    ],
  },
  {
    type: 'table',
    heading: 'Welcher Putz wohin gehört',
    caption: 'Putzarten und ihr Platz im Haus',
    columns: ['Putz', 'Wo er passt', 'Worauf zu achten ist'],
    rows: [
      [text`Gipsputz`, text`trockene Wohnräume`, text`sehr glatt, verträgt keine Dauernässe`],
      [
        text`Kalkputz`,
        text`Altbau, Bad, Keller mit Luftwechsel`,
        text`nimmt Feuchte auf und gibt sie ab, bindet langsam`,
      ],
      [text`Lehmputz`, text`Wohn- und Schlafzimmer`, text`ausgleichend, aber empfindlich gegen Spritzwasser`],
      [
        text`Zementputz`,
        text`Sockel, Garage, Spritzwasser`,
        text`hart und dicht, reißt auf weichem Mauerwerk; bei feuchter Wand erst die Ursache beheben`,
      ],
      [text`Silikatputz`, text`Fassade aus mineralischem Grund`, text`verbindet sich fest, lässt sich kaum ändern`],
    ],
    note: text`Eine Schicht darf nie härter sein als die darunter, sonst reißt sie ab.`,
  },
  {
    type: 'prose',
    heading: 'Farben: was auf dem Eimer steht und was es heißt',
    blocks: [
      text`In Wohnräumen ist Dispersionsfarbe üblich. Achten Sie dabei nicht auf den Werbenamen, sondern auf die Klasse für Deckkraft und Nassabrieb. Ein Flur mit Kindern braucht eine scheuerbeständige Farbe, die Schlafzimmerdecke nicht. Für Küche und Bad gibt es Sorten, die Wasserdampf vertragen.`,
      text`Silikat- und Kalkfarben verbinden sich mit mineralischem Putz, lassen Feuchte durch und geben Schimmel wenig Nahrung. Auf Gipskarton oder alter Dispersion halten sie jedoch nur mit passender Grundierung. Latexfarbe glänzt, lässt sich abwaschen und verschließt die Wand; wer sie wieder loswerden will, schleift lange.`,
      text`Ein dunkler Ton auf der Fassade heizt sich in der Sonne auf und dehnt sich stärker aus. Auf einem Wärmedämmputz oder gedämmten Haus kann das Risse geben. Fragen Sie, wie hell der Anstrich mindestens sein muss. Steht das Haus unter Schutz, stimmen Sie Farbe und Putz vorher mit der Denkmalbehörde ab.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Wovon der Preis abhängt',
    blocks: [
      text`Die Höhe der Räume zählt mehr als ihre Fläche, denn ab einer gewissen Höhe braucht es Gerüst statt Leiter. Stuck, Fensterlaibungen, Rohre und Heizkörper bremsen. Auch die gewünschte Glätte ist teuer. Eine lange Wand, auf die das Licht schräg fällt, verlangt mehr Spachtelgänge als eine im Flur mit Raufaser. Die Fachleute sprechen von Qualitätsstufen; lassen Sie sich an einer Probefläche zeigen, was Sie bekommen.`,
      text`An der Fassade kommt das Gerüst hinzu. Gebraucht wird es, ob Sie streichen, neu verputzen oder dämmen. Rechnen Sie deshalb vorher durch, ob jetzt der Zeitpunkt für eine ${link('/daemmung-fassade', 'Fassadendämmung')} ist, ob ${link('/fenster-tueren', 'Fenster')} fällig sind und ob am ${link('/dach', 'Dach')} etwas zu tun bleibt. Ein zweites Gerüst ein paar Jahre später wäre unnötig teuer. Kommt der Putz auf einem größeren Teil der Wand neu, ist Wärmeschutz manchmal vorgeschrieben, siehe ${link('/energietrends#pflicht', 'Was ist Pflicht, was nicht?')}`,
    ],
  },
  {
    type: 'steps',
    heading: 'So bereiten Sie die Besichtigung vor',
    steps: [
      {
        title: 'Raumliste schreiben',
        text: text`Notieren Sie je Zimmer Länge, Breite, Höhe, Fenster und Türen. Vermerken Sie, was gestrichen wird und was bleibt.`,
      },
      {
        title: 'Schäden markieren',
        text: text`Kleben Sie Zettel an Risse, Flecken und Stellen, die hohl klingen. Woher der Fleck kommt, klären Sie vor dem Anstrich.`,
      },
      {
        title: 'Farbton eingrenzen',
        text: text`Holen Sie Karten und bemalen Sie große Pappen. Am Abend sieht jede Farbe anders aus als mittags.`,
      },
      {
        title: 'Alltag planen',
        text: text`Bleiben Sie wohnen? Dann braucht der Betrieb eine Reihenfolge, einen staubdichten Durchgang und einen Platz für Eimer.`,
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Das steht in einem guten Malerangebot',
    checklist: 'ask',
    blocks: [
      text`Misstrauen Sie einer einzigen Zeile mit einer runden Summe. Brauchbar ist ein Angebot, das Flächen und Schritte trennt:`,
      {
        list: [
          text`${strong('Untergrund:')} Was wird entfernt, gespachtelt, grundiert, und auf wie viel Fläche?`,
          text`${strong('Anstrich:')} Wie viele Schichten, welches Produkt, welche Abriebklasse?`,
          text`${strong('Schutz:')} Wer deckt ab, räumt aus und wieder ein?`,
          text`${strong('Abrechnung:')} Werden Fenster abgezogen oder mitgerechnet?`,
          text`${strong('Überraschungen:')} Was kostet eine Zusatzstunde, und wann fragt der Betrieb vorher?`,
        ],
      },
      text`Die Frage nach den Fensterflächen klingt kleinlich. Sie ist es nicht, denn je nach Vereinbarung werden Öffnungen übermessen, also wie Wand berechnet. Beides ist zulässig, aber zwei Angebote mit verschiedener Regel lassen sich nicht vergleichen.`,
      taxableBill,
    ],
  },
  {
    type: 'prose',
    heading: 'Mängel, die erst bei Sonne auffallen',
    blocks: [
      text`Streifen und Ansätze entstehen, wenn eine Wand nicht in einem Zug gestrichen wird. Farbe blättert ab, wenn die alte darunter mehlig ist und niemand grundiert hat. Risse über Türen verraten, dass sich darunter etwas bewegt; ein Gewebe hilft, Spachtel allein nicht. Auf frischem Außenputz zeigen sich helle Schleier, wenn er zu schnell trocknet, etwa in praller Sonne ohne Netz am Gerüst.`,
      text`Nehmen Sie die Arbeit bei Tageslicht ab, schräg von der Seite und aus normalem Abstand. Schreiben Sie auf, was nachgebessert wird, bevor Sie die Schlussrechnung begleichen. Heben Sie Farbnamen, Chargennummer und einen Rest im Glas auf, denn die nächste Schramme kommt bestimmt. Und lassen Sie frische Wände in Ruhe. Putz braucht zum Trocknen Luft, die ihm ein Schrank nimmt.`,
    ],
  },
  {
    type: 'advice',
    audience: 'tenants',
    heading: 'Streichen beim Einzug, Auszug und dazwischen',
    blocks: [
      text`Während der Mietzeit dürfen Sie Ihre Wände gestalten, wie Sie mögen. Ob Sie beim Auszug streichen müssen, steht im Vertrag, und nicht jede Klausel darin ist wirksam. Lassen Sie starre Fristen prüfen, zum Beispiel bei einem Mieterverein, bevor Sie einen Betrieb bestellen.`,
      text`Putz, Fassade und Treppenhaus sind Sache von Vermieterin oder Vermieter. Melden Sie feuchte Flecken schriftlich und mit Foto, und überstreichen Sie nichts. Sonst ist der Nachweis weg.`,
    ],
  },
];
