import { windows } from '../../figures/savings';
import { frontDoorUw, plasticUw, roofWindowUw, tripleGlazingUw, woodAluUw, woodUw } from '../../figures/windows';
import type { GuideRecord } from '../records';
import { link, term, text } from '../text';

export const record: GuideRecord = {
  topic: 'Fenster & Türen',
  h1: 'Neue Fenster und Haustüren: tauschen, reparieren oder warten?',
  description:
    'Wann sich neue Fenster und Haustüren lohnen, was die Werte auf dem Datenblatt bedeuten und warum Fenster und Wand zusammen geplant werden.',
  lead: text`Am meisten bringt es, Einfachglas oder altes Isolierglas zu tauschen. In gesunden Rahmen kann neues Glas genügen.`,
  keyFigures: [
    { label: 'weniger Heizenergie mit neuen Fenstern', value: windows },
    { label: 'Uw-Wert von Fenstern mit drei Scheiben', value: tripleGlazingUw },
  ],
  art: 'windowSection',
  button: 'Angebote für Fenster anfordern',
  summary: [
    text`Auf dem Datenblatt zählt der ${term('uwWert', 'Uw-Wert')}. Er gilt für das ganze Fenster, nicht nur für das Glas.`,
    text`Drei Scheiben sind heute üblich. Sie machen den Flügel schwer, deshalb braucht es gute Beschläge.`,
    text`Ein dichtes Fenster in einer kalten Wand verlangt ein Lüftungskonzept, sonst droht Schimmel.`,
    text`Denken Sie an die Haustür. Alte Türblätter sind dünn und schließen selten dicht.`,
  ],
  sections: [
    {
      type: 'cards',
      heading: 'Drei Wege: aufarbeiten, neu verglasen, erneuern',
      cards: [
        {
          title: 'Aufarbeiten',
          art: 'windowRepair',
          description: text`Der Betrieb erneuert Dichtungen, stellt Flügel ein und bessert Lack und Kitt aus. Das hilft gegen Zugluft und Klappern, ändert am Glas aber nichts.`,
          feature: text`Das genügt bei jungen Fenstern und kleinem Geldbeutel.`,
        },
        {
          title: 'Glas tauschen',
          art: 'glassSwap',
          description: text`In einen stabilen Rahmen kommt ein neues Wärmeschutzglas. Der Falz, in dem die Scheibe sitzt, muss tief genug sein und der Flügel das Gewicht tragen.`,
          feature: text`Das bietet sich bei soliden Holzrahmen und im Denkmal an.`,
        },
        {
          title: 'Ganz erneuern',
          art: 'windowReplace',
          description: text`Rahmen, Glas und Anschluss werden neu. Das kostet am meisten, bringt am meisten und erlaubt neue Öffnungsarten.`,
          feature: text`Das ist richtig bei morschen, verzogenen oder sehr alten Fenstern.`,
        },
      ],
    },
    {
      type: 'table',
      heading: 'Was die Werte sagen',
      intro: text`Die Tabelle nennt übliche Bereiche für den ${term('uWert', 'U-Wert')}. Kleinere Zahlen bedeuten weniger Wärmeverlust. Für Haustüren heißt die Angabe Ud-Wert, gemeint ist dasselbe: das ganze Bauteil.`,
      caption: 'Wärmedurchgang von Fenstern und Haustüren',
      columns: ['Bauteil', 'U-Wert', 'Eigenart'],
      rows: [
        [text`Fenster mit Dreifachverglasung`, text`${tripleGlazingUw}`, text`schwer, innen warme Scheibe`],
        [text`Kunststofffenster`, text`${plasticUw}`, text`pflegeleicht, breite Profile`],
        [text`Holzfenster`, text`${woodUw}`, text`reparierbar, braucht Anstrich`],
        [text`Holz-Alu-Fenster`, text`${woodAluUw}`, text`innen Holz, außen wetterfest`],
        [text`Haustür`, text`${frontDoorUw}`, text`dichter Anschlag und Schwelle wichtig`],
        [text`Dachfenster`, text`${roofWindowUw}`, text`schräg eingebaut, Hitzeschutz außen nötig`],
      ],
      note: text`Vergleichen Sie in Angeboten immer denselben Wert. Manche Prospekte nennen nur das Glas; mit Rahmen ist das Fenster schlechter.`,
    },
    {
      type: 'prose',
      heading: 'Fenster und Wand gehören zusammen',
      blocks: [
        text`Früher war das Glas die kälteste Fläche im Raum. Dort schlug sich Wasser nieder, sichtbar und leicht abzuwischen. Nach dem Tausch ist das Glas warm und der Raum spürbar behaglicher. Die Feuchte schlägt sich dann an der nächsten kalten Stelle nieder: in der Laibung neben dem Rahmen, in der Ecke oder hinter dem Schrank.`,
        text`Deshalb sollte vor dem Kauf feststehen, ob die Wand in absehbarer Zeit gedämmt wird. Wenn ja, rückt das neue Fenster weiter nach außen, in die Ebene der späteren Dämmung. Wie die Wand danach aufgebaut ist, zeigt die Seite zur ${link('/daemmung-fassade', 'Fassadendämmung')}. Wann das Gesetz für neue Fenster einen Mindestwärmeschutz verlangt, lesen Sie unter ${link('/energietrends#pflicht', 'Was ist Pflicht, was nicht?')}`,
        {
          title: 'Beim Einbau hinsehen',
          remark: text`Der beste Rahmen nützt wenig, wenn die Fuge zur Mauer mit Schaum allein gefüllt ist. Innen muss sie luftdicht, in der Mitte gedämmt und außen gegen Schlagregen geschützt sein. Fragen Sie, womit der Betrieb innen abdichtet.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Rahmen, Glas und Ausstattung wählen',
      blocks: [
        text`Kunststoff ist verbreitet, weil er wenig Arbeit macht. Holz sieht im Altbau richtig aus und lässt sich nach Jahren noch ausbessern. Holz mit Aluminiumschale verbindet beides, ist aber die teuerste Lösung. Was das im Einzelnen ausmacht, rechnet der ${link('/fenster-kosten#fensterrechner', 'Fensterrechner')} aus.`,
        {
          list: [
            text`Nach Süden hilft Glas, das viel Wintersonne hereinlässt, zusammen mit einem Rollladen oder einer Jalousie außen (Raffstore) gegen die Sommersonne.`,
            text`An der Straße zählt der Schallschutz. Unterschiedlich dicke Scheiben dämpfen besser als gleich dicke.`,
            text`Im Erdgeschoss gehören schwer auszuhebelnde Beschläge (Pilzkopfzapfen), abschließbare Griffe und geprüfter Einbruchschutz dazu.`,
            text`Für Menschen mit Rollator oder Rollstuhl sind flache Schwellen und tief sitzende Griffe wichtig.`,
          ],
        },
      ],
    },
    {
      type: 'steps',
      heading: 'Vom Aufmaß bis zur Übergabe',
      steps: [
        {
          title: 'Aufmaß',
          text: text`Ein Fachbetrieb misst jede Öffnung an mehreren Stellen. Nach eigenen Maßen wird nichts bestellt, alte Öffnungen sind selten rechtwinklig.`,
        },
        {
          title: 'Fertigung',
          text: text`Fenster sind Maßware. Die Lieferzeit nennt der Betrieb im Angebot; planen Sie Puffer für Maler und Fensterbänke ein.`,
        },
        {
          title: 'Ausbau und Montage',
          text: text`Pro Raum wird erst ausgebaut, wenn das neue Element bereitsteht. Räumen Sie vorher einen Streifen vor jedem Fenster frei.`,
        },
        {
          title: 'Einstellen und abnehmen',
          text: text`Öffnen und schließen Sie jeden Flügel. Prüfen Sie die Fugen, die Scheiben auf Kratzer und die Dichtung mit einem eingeklemmten Blatt Papier.`,
        },
      ],
    },
    {
      type: 'leadForm',
      heading: 'Fenster oder Haustür anfragen',
      intro: text`Zählen Sie die Öffnungen und schätzen Sie ihr Alter, mehr ist nicht nötig. Die Angebote kommen von Fensterbauern aus der Umgebung.`,
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Undichte Fenster in der Mietwohnung',
      blocks: [
        text`Zieht es durch geschlossene Fenster, melden Sie das schriftlich und beschreiben Sie, wo. Defekte Dichtungen oder blinde Scheiben zu ersetzen, ist in der Regel Sache von Vermieterin oder Vermieter. Bis dahin hilft selbstklebendes Dichtband, das rückstandslos abgeht.`,
        text`Werden Fenster ausgetauscht, fragen Sie nach, wie künftig gelüftet werden soll. Kurzes Stoßlüften mit weit offenen Flügeln, mehrmals am Tag, ersetzt die frühere Zugluft.`,
      ],
    },
  ],
  faq: [
    {
      question: 'Warum beschlagen neue Fenster von außen?',
      answer: [
        text`Weil sie gut dämmen. Die äußere Scheibe bekommt kaum Wärme aus dem Zimmer und kühlt in klaren Nächten unter die Temperatur der Luft ab. Der Beschlag verschwindet am Vormittag und ist kein Mangel.`,
      ],
    },
    {
      question: 'Woran erkenne ich das Alter meiner Verglasung?',
      answer: [
        text`Im Steg zwischen den Scheiben ist oft ein Datum eingeprägt. Halten Sie außerdem ein Feuerzeug davor. Hat eine der gespiegelten Flammen eine andere Farbe, trägt das Glas eine Wärmeschutzschicht. Fehlt sie, gewinnen Sie durch den Tausch am meisten.`,
      ],
    },
    {
      question: 'Muss ich alle Fenster gleichzeitig erneuern?',
      answer: [
        text`Nein. Beginnen Sie mit der Wetterseite oder mit beheizten Räumen. Alle auf einmal ist je Stück günstiger, sieht einheitlich aus und erspart mehrfachen Schmutz.`,
      ],
    },
    {
      question: 'Lassen sich Kastenfenster erhalten?',
      answer: [
        text`Häufig ja. Der innere Flügel bekommt eine dünne Wärmeschutzscheibe und Dichtungen, der äußere bleibt, wie er ist. So erreicht das alte Fenster brauchbare Werte, und das Haus behält sein Gesicht.`,
      ],
    },
    {
      question: 'Was bringt eine neue Haustür?',
      answer: [
        text`Weniger Zugluft, mehr Sicherheit und einen wärmeren Flur. Für die Heizrechnung ist die Fläche klein; achten Sie deshalb vor allem auf dichte Schwelle, stabile Bänder und Mehrfachverriegelung.`,
      ],
    },
  ],
  next: {
    heading: 'Wie Sie nun vorgehen',
    steps: [
      text`Machen Sie an jedem Fenster den Papiertest. Lässt sich ein eingeklemmtes Blatt leicht herausziehen, fehlt Druck auf der Dichtung.`,
      text`Teilen Sie die Fenster in drei Gruppen ein: einstellen, neu verglasen, ersetzen. Steht das Haus unter Schutz, fragen Sie die Denkmalbehörde, bevor Sie etwas bestellen.`,
      text`Lesen Sie, was ein ${link('/fensterbauer', 'Fensterbauer')} können sollte.`,
      text`Klären Sie vor dem Auftrag, welche ${link('/foerderungen#finder', 'Förderprogramme')} für Sie gelten. In einer Eigentumswohnung gehören die Fenster meist allen; dann beschließt vorher die ${link('/foerderungen#gemeinschaft', 'Gemeinschaft')}.`,
    ],
  },
  related: ['/fenster-kosten', '/fensterbauer', '/daemmung', '/dach'],
};
