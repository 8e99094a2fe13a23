import type { Section } from '../records';
import { link, strong, text } from '../text';

export const guideSections: readonly Section[] = [
  {
    type: 'prose',
    heading: 'Zuerst die Hitze draußen halten',
    blocks: [
      text`Sommerhitze kommt vor allem durch die Fenster. Rollläden, Raffstores (Außenjalousien) oder Markisen fangen die Sonne ab, bevor sie das Glas erreicht; ein Vorhang innen hält nur noch einen Teil zurück. Wer ohnehin ${link('/fenster-tueren', 'Fenster erneuert')}, sollte den Sonnenschutz gleich mitplanen.`,
      text`Unter dem Dach hilft ${link('/daemmung', 'Dämmung')}, weil sie auch die Wärme von außen bremst. Und nachts lüften kostet nichts, wenn die Luft draußen kühler ist. Was danach noch zu warm bleibt, ist die Aufgabe der Klimaanlage. Sie fällt dann kleiner aus und läuft seltener.`,
    ],
  },
  {
    type: 'table',
    heading: 'Drei Bauarten im Vergleich',
    caption: 'Mobile und fest eingebaute Klimageräte',
    columns: ['Bauart', 'Einbau', 'Stärken', 'Schwächen'],
    rows: [
      [
        text`Monoblock`,
        text`aufstellen, Schlauch ins Fenster`,
        text`sofort nutzbar, zieht mit um`,
        text`laut, warme Luft strömt nach`,
      ],
      [
        text`Split`,
        text`Bohrung, Leitung, Außeneinheit`,
        text`leise im Raum, geringer Verbrauch`,
        text`braucht Erlaubnis und Fachbetrieb`,
      ],
      [
        text`Multi-Split`,
        text`mehrere Leitungswege, eine Außeneinheit`,
        text`jedes Zimmer regelbar`,
        text`fällt die Außeneinheit aus, bleibt alles warm`,
      ],
    ],
    blocks: [
      text`Daneben gibt es Geräte ohne Außeneinheit, die durch zwei runde Öffnungen in der Wand atmen. Sie kommen infrage, wo außen nichts hängen darf. Der Kompressor sitzt dann allerdings im Zimmer, und das hört man.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Was den Einbau teuer oder günstig macht',
    blocks: [
      text`Das Gerät selbst ist nur ein Posten. Ins Gewicht fällt, wie weit Innen- und Außeneinheit auseinanderliegen. Hängen beide an derselben Wand, reicht eine Bohrung. Muss die Leitung durch Flur und Treppenhaus, kommen Kanäle, Durchbrüche und Malerarbeiten dazu.`,
      text`Der zweite Punkt ist das Wasser. Beim Kühlen schlägt sich Feuchte nieder, und dieses Kondensat muss abfließen, am besten mit Gefälle ins Freie oder in ein Abflussrohr. Wo das nicht geht, hilft eine kleine Pumpe. Sie kostet Geld, brummt und muss gewartet werden.`,
      text`Drittens der Strom. Oft ist ein eigener Stromkreis sinnvoll. Reicht der Sicherungskasten dafür nicht, muss zuerst ein ${link('/elektriker-naehe', 'Elektrobetrieb')} kommen. Viertens das Gerüst oder die Hebebühne, wenn die Außeneinheit weit oben an der Fassade hängen soll.`,
    ],
  },
  {
    type: 'steps',
    heading: 'Das klären Sie vor der ersten Besichtigung',
    steps: [
      {
        title: 'Räume auswählen',
        text: text`Notieren Sie, welche Zimmer wann zu warm werden. Ein Schlafraum am Abend stellt andere Anforderungen als ein Büro mit Rechnern am Nachmittag.`,
      },
      {
        title: 'Erlaubnis einholen',
        text: text`Bohrung und Außeneinheit verändern die Fassade. In einer Eigentümergemeinschaft beschließt darüber die Versammlung, im Mietshaus entscheiden Vermieterin oder Vermieter.`,
      },
      {
        title: 'Mit den Nachbarn reden',
        text: text`Zeigen Sie, wo das Gerät stehen soll, bevor es steht. Ein Platz an der Garage oder am Boden stört weniger als einer neben dem fremden Schlafzimmer.`,
      },
      {
        title: 'Fotos machen',
        text: text`Außenwand, gewünschte Stelle innen, Sicherungskasten, Abflüsse: Mit Bildern kann ein Betrieb schon am Telefon sagen, was geht.`,
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Woran Sie ein brauchbares Klima-Angebot erkennen',
    checklist: 'ask',
    blocks: [
      text`Ein Betrieb, der nie da war, kann nur schätzen. Bestehen Sie auf einem Ortstermin und lesen Sie dann, ob das Angebot diese Fragen beantwortet:`,
      {
        list: [
          text`${strong('Leistung:')} Welche Kühllast wurde für welchen Raum angesetzt, und woher stammt sie?`,
          text`${strong('Schall:')} Wie laut ist die Außeneinheit am Fenster des Nachbarn, auch im Nachtbetrieb?`,
          text`${strong('Kältemittel:')} Welches Mittel steckt darin, wie viel davon, und bleibt es auf absehbare Zeit erhältlich?`,
          text`${strong('Leitungsweg:')} Wo wird gebohrt, wer verschließt Wand und Dämmung wieder luftdicht?`,
          text`${strong('Kondensat:')} Wohin läuft das Wasser, mit Gefälle oder mit Pumpe?`,
          text`${strong('Inbetriebnahme:')} Sind Dichtheitsprüfung, Protokoll und Einweisung im Preis?`,
        ],
      },
      text`Vergleichen Sie zwei Angebote immer mit Elektroanschluss und Abdichtung. Fehlt eines davon, kommt es auf der Baustelle zum scheinbar günstigen Preis hinzu.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Schallangaben richtig lesen',
    blocks: [
      text`Im Prospekt stehen zwei Arten von Werten, und sie werden gern verwechselt. Die Schallleistung beschreibt, was die Maschine abgibt, gleichgültig, wo Sie stehen. Der Schalldruck gilt für einen bestimmten Abstand und klingt deshalb immer harmloser. Vergleichen Sie Geräte nur über die Schallleistung.`,
      text`Für die Nachbarn zählt, was bei ihnen ankommt. Eine Ecke aus zwei Mauern wirft den Schall zurück und verstärkt ihn, eine Wiese schluckt ihn eher. Nachts gelten strengere Werte als am Tag. Ein guter Betrieb rechnet das für Ihren Aufstellort aus und stellt den Nachtbetrieb entsprechend ein. Lassen Sie sich diese Rechnung zeigen, nicht nur versprechen.`,
    ],
  },
  {
    type: 'advice',
    audience: 'tenants',
    heading: 'Kühlen in der Mietwohnung',
    blocks: [
      text`Ein mobiles Gerät dürfen Sie aufstellen, solange es niemanden stört. Für alles, was durch die Wand geht, brauchen Sie vorher die schriftliche Zustimmung der Vermieterin oder des Vermieters. Halten Sie darin fest, wer die Wartung bezahlt und ob die Anlage beim Auszug bleibt.`,
      text`Oft lässt sich über Sonnenschutz leichter reden als über Kühlung. Eine Außenjalousie bleibt am Haus und nützt allen, die nach Ihnen einziehen.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Fehler, die man jahrelang hört und spürt',
    blocks: [
      text`Am Anfang steht oft ein zu großes Gerät. Es kühlt den Raum in Minuten herunter, schaltet ab, springt wieder an, und die Luft bleibt klamm. Ein passend gewähltes läuft lange auf kleiner Stufe.`,
      text`Ebenso unangenehm ist eine Außeneinheit, die an einer leichten Wand verschraubt wurde. Dann summt das ganze Haus mit. Gummipuffer helfen, eine Konsole auf dem Boden hilft mehr. Und wird die Bohrung nur mit Schaum gefüllt, zieht feuchte Luft in die gedämmte Wand.`,
      text`Schließlich die Pflege. Staubige Filter kosten Leistung, ein verstopfter Ablauf tropft auf das Parkett. Filter reinigen Sie selbst. Für Wärmetauscher und Dichtheit vereinbaren Sie eine Wartung, am besten gleich mit dem Einbau.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Angenehm kühl statt eiskalt',
    blocks: [
      text`Nach dem Einbau bestimmt die Bedienung die Stromrechnung. Stellen Sie nicht die kälteste Stufe ein, sondern wenige Grad unter der Temperatur draußen; der Körper verkraftet den Wechsel dann leichter. Schalten Sie ein, bevor die Wände sich aufgeheizt haben, und halten Sie Türen und Fenster geschlossen.`,
      text`Nutzen Sie für den Schlafraum den Zeitplan: am Abend vorkühlen, in der Nacht leise weiterlaufen oder ganz aus. Die Stellung „trocknen“ genügt an schwülen Tagen oft, weil weniger die Wärme als die Feuchte drückt.`,
    ],
  },
];
