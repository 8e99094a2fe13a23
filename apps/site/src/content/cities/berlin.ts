import { adviceGrant } from '../../figures/funding';
import type { CityRecord } from '../records';
import { link, official, term, text } from '../text';

export const record: CityRecord = {
  topic: 'Energieberater Berlin',
  h1: 'Energieberatung in Berlin: vom Mietshaus bis zur Platte',
  description:
    'Was eine Energieberatung in Berlin klärt: Gründerzeithaus und Plattenbau, Kastenfenster, Milieuschutz, Fernwärme und die Zuschüsse dazu.',
  city: 'Berlin',
  art: 'cityBerlin',
  caption: 'Mietshäuser mit Stuckfassade, Balkonen und Einfahrt zum Hof',
  button: 'Berater in Berlin anfragen',
  lead: text`Die Beratung zeigt, wo Ihr Haus Wärme verliert, womit Sie anfangen und was bei Milieuschutz zu klären ist.`,
  keyFigures: [{ label: 'des Beratungshonorars kann der Bund übernehmen', value: adviceGrant }],
  summary: [
    text`Am Gründerzeithaus bleibt die Stuckfassade meist, wie sie ist. Gedämmt werden Hofseite, Kellerdecke und oberste Geschossdecke.`,
    text`Denkmalschutz und sozialer Erhaltungsschutz können für dasselbe Haus gelten. Beides wird vor der Planung geklärt.`,
    text`Wo Fernwärme in der Straße liegt, ist sie für große Häuser oft der kürzeste Weg von der Gasetagenheizung weg.`,
  ],
  features: [
    {
      icon: 'building',
      title: 'Mietshaus mit Hof',
      description: text`Vorderhaus, Seitenflügel, Quergebäude: Berliner Grundstücke sind tief bebaut, und jeder Bauteil hat andere Wände.`,
    },
    {
      icon: 'euro',
      title: 'Bund, Land und Eigenanteil',
      description: text`Am Anfang steht der Zuschuss des Bundes. Ob das Land Berlin gerade etwas dazugibt, gehört zu den ersten Fragen an die Beratung.`,
    },
    {
      icon: 'flame',
      title: 'Wärme aus dem Netz',
      description: text`Ob das Fernwärmenetz Ihre Straße erreicht, erfahren Sie beim Netzbetreiber. Hängt in jeder Wohnung eine Gastherme, braucht der Wechsel einen Plan für das ganze Haus.`,
    },
  ],
  sections: [
    {
      type: 'prose',
      heading: 'Wo ein Berliner Mietshaus kalt wird',
      blocks: [
        text`Die dicken Ziegelwände tragen viel und dämmen wenig. Zur Straße sitzt Stuck, im Hof glatter Putz. Dazwischen liegt das Berliner Zimmer, ein großer Raum mit nur einem Fenster in der Ecke, der schwer warm zu bekommen ist. Unten friert das Erdgeschoss über dem unbeheizten Keller, oben die Wohnung unter dem kalten Dachboden.`,
        text`Daraus folgt eine einfache Ordnung: zuerst Decken zum Keller und zum Dachboden, dann die Wände zum Hof und die fensterlosen Brandwände, zuletzt die Schauseite. Kastenfenster muss niemand wegwerfen. Ein Tischler kann sie wieder leichtgängig machen, abdichten und innen mit besserem Glas versehen; was die Alternative wäre, steht unter ${link('/fenster-tueren', 'Fenster und Türen')}.`,
      ],
    },
    {
      type: 'table',
      heading: 'Vier Berliner Häuser, vier Anfänge',
      caption: 'Haustypen in Berlin und womit die Beratung dort beginnt',
      columns: ['Haus', 'Schwachstelle', 'Erster Blick der Beratung'],
      rows: [
        [
          text`Gründerzeitliches Mietshaus`,
          text`Kellerdecke, Dachboden, Brandwand`,
          text`Zustand der Kastenfenster und der Balkenköpfe, also der Enden der Deckenbalken in der Wand`,
        ],
        [
          text`Wohnblock der Zwischenkriegszeit`,
          text`Dünne Außenwände, alte Fenster`,
          text`Denkmalliste, Farb- und Fensterkonzept der Siedlung`,
        ],
        [
          text`Plattenbau`,
          text`Fugen zwischen den Platten, Loggien`,
          text`Frühere Dämmung und Einstellung der Heizstränge`,
        ],
        [
          text`Siedlungshaus am Stadtrand`,
          text`Fast alles, oft Schicht um Schicht umgebaut`,
          text`Das ganze Haus als Fahrplan`,
        ],
      ],
    },
    {
      type: 'prose',
      heading: 'Denkmal, Milieuschutz und die Reihenfolge der Anträge',
      blocks: [
        text`Ein Teil der Berliner Wohnsiedlungen aus der Zeit der klassischen Moderne gehört zum Welterbe. Dort zählen selbst die Farben der Türen und Fenster zum Denkmal. Etwas anderes ist der soziale Erhaltungsschutz, den alle Milieuschutz nennen. Er soll verhindern, dass Umbauten die Bewohner verdrängen. Wer in einem solchen Gebiet dämmt oder Fenster tauscht, braucht eine Genehmigung des Bezirks, auch wenn das Haus kein Denkmal ist.`,
        text`Erst Auskunft, dann Planung, dann Förderantrag, ein bindender Auftrag erst nach der Zusage: Diese Folge erspart Ärger. Für Zuschüsse an der Gebäudehülle ist das ${term('bafa', 'BAFA')} zuständig, für Heizung und Kredite die ${term('kfw', 'KfW')}. Auch der Zuschuss zum Honorar wird beim BAFA beantragt, bevor die Beratung beginnt. Wer Ihnen die Werte von Wand und Dach bescheinigt, muss in der ${official('experts')} stehen. Die Bausteine erklärt die Seite ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Heizen zwischen Fernwärme und Sandboden',
      blocks: [
        text`Berliner Winter sind trocken und können streng sein, die Sommer heiß. Wo kein Netz liegt, vergleicht die Beratung eine zentrale ${link('/heizung', 'Heizung')} mit einzelnen Geräten. Im eng bebauten Hof bestimmt der Schall, wo eine Wärmepumpe stehen darf. Am Stadtrand mit Garten und sandigem Boden ist mehr möglich; in Wasserschutzgebieten wird allerdings nicht überall gebohrt.`,
      ],
    },
    {
      type: 'advice',
      audience: 'tenants',
      heading: 'Wenn Sie in Berlin zur Miete wohnen',
      blocks: [
        text`Melden Sie klemmende Kastenfenster der Hausverwaltung, bevor Sie Dichtband kleben. Der äußere Flügel soll etwas Luft behalten, der innere dicht sein. Kündigt die Hausverwaltung eine Modernisierung an, fragen Sie nach Genehmigung, Dauer und Folgen für die Miete. Ein Mieterverein prüft das Schreiben für seine Mitglieder.`,
      ],
    },
  ],
  form: {
    heading: 'Beratung für Ihr Berliner Haus anfragen',
    text: text`Nennen Sie Baujahr, Zahl der Wohnungen und Heizung, dazu, ob es um das Vorderhaus oder um einen Flügel am Hof geht.`,
  },
  faq: [
    {
      question: 'Darf ich die Stuckfassade meines Berliner Altbaus dämmen?',
      answer: [
        text`Außen nur selten, weil der Schmuck dabei verschwände und die Fassade vielerorts das Straßenbild prägt. Hofseite und Brandwand sind einfacher. Innendämmung ist möglich, verlangt aber eine genaue Feuchteberechnung.`,
      ],
    },
    {
      question: 'Lohnt eine Beratung für eine einzelne Eigentumswohnung?',
      answer: [
        text`Mehr bringt sie für das ganze Haus, denn Wände, Dach und Steigleitungen gehören allen. Schlagen Sie der Eigentümerversammlung vor, gemeinsam einen ${term('isfp', 'iSFP')} zu beauftragen.`,
      ],
    },
    {
      question: 'Was wird aus der Gasetagenheizung?',
      answer: [
        text`Sie kann bleiben, solange sie läuft und die Regeln es zulassen. Sinnvoll ist ein Plan, bevor die erste Therme ausfällt: Steigschächte, Heizraum und Abrechnung betreffen alle Wohnungen.`,
      ],
    },
    {
      question: 'Ist ein Plattenbau nicht längst fertig saniert?',
      answer: [
        text`Viele haben nach der Wiedervereinigung Dämmung und neue Fenster bekommen. Prüfenswert sind heute Lüftung, Warmwasser, die Einstellung der Heizung und die großen, flachen Dächer für Solarmodule.`,
      ],
    },
    {
      question: 'Wer sagt mir, ob mein Haus im Erhaltungsgebiet liegt?',
      answer: [
        text`Das Bezirksamt gibt Auskunft, und die Gebiete sind auf öffentlichen Karten verzeichnet. Ein ortskundiger Berater schaut dort nach, ehe er Maßnahmen vorschlägt.`,
      ],
    },
  ],
  related: ['/energieberater', '/foerderungen', '/daemmung-fassade', '/energieberater-leipzig'],
};
