import { averageSaving, partners, projects, satisfaction } from '../../figures/service';
import { partnerBenefits, partnerRequirements } from '../partner';
import type { InfoRecord, ProseBlock, TeamMember } from '../records';
import { whoPays } from '../shared';
import { link, official, text } from '../text';

/** What to look at before signing. */
const ownChecks: ProseBlock = {
  list: [
    text`Lassen Sie sich die Eintragung in der Handwerksrolle zeigen oder fragen Sie bei der Handwerkskammer nach.`,
    text`Prüfen Sie für geförderte Arbeiten an der Gebäudehülle und für Sanierungsfahrpläne, ob die Beraterin oder der Berater in der ${official('experts')} steht.`,
    text`Bitten Sie um eine fertige Baustelle in der Nähe und rufen Sie dort an.`,
    text`Prüfen Sie, ob der Betrieb gegen Schäden versichert ist, und zahlen Sie nur für erbrachte Leistung.`,
  ],
};

const editor: TeamMember = {
  art: 'teamEditor',
  name: 'Erika Mustermann',
  position: 'Redaktion',
  description: text`Schreibt die Ratgeber, pflegt das Verzeichnis der Zahlen und streicht Sätze, die nichts sagen.`,
};

const builder: TeamMember = {
  art: 'teamBuilder',
  name: 'Max Mustermann',
  position: 'Technik am Haus',
  description: text`Beschreibt Bauteile, Reihenfolge und Risiken und nimmt Hinweise auf Fehler entgegen.`,
};

const support = { art: 'teamPartners', name: 'Alex Beispiel', position: 'Betreuung der Betriebe' } as const;

export const record: InfoRecord = {
  topic: 'Über uns',
  h1: 'Wir erklären Sanierungen und vermitteln Angebote',
  description:
    'Was diese Website leistet, wovon sie lebt, welche Zahlen der Betreiber nennt und wie Sie uns erreichen oder als Betrieb mitmachen.',
  lead: text`Sie lesen unsere Ratgeber ohne Anmeldung und finden den Weg zu Angeboten aus der Region, beides kostenlos.`,
  art: 'aboutMap',
  withoutForms: {
    h1: 'Wir erklären Sanierungen',
    description:
      'Was diese Website leistet, wie ihre Zahlen entstehen, welche Zahlen der Betreiber nennt und wie Sie uns erreichen.',
    lead: text`Unsere Ratgeber lesen Sie kostenlos und ohne Anmeldung. Anfragen vermitteln wir zurzeit nicht.`,
  },
  sections: [
    {
      type: 'prose',
      heading: 'Unser Auftrag',
      blocks: [
        text`Wer ein altes Haus besitzt, steht vor Fragen, die zusammenhängen: Zuerst die ${link('/daemmung', 'Dämmung')} oder zuerst die ${link('/heizung', 'Heizung')}? Was zahlt der Staat, was bleibt übrig, wer macht es gut? Die Antworten liegen verstreut, oft in der Sprache von Behörden oder im Prospekt eines Herstellers.`,
        text`Wir sammeln sie an einer Stelle und schreiben sie so auf, dass man danach entscheiden kann. Dazu gehört auch, was gegen eine Maßnahme spricht. Wenn eine gedämmte Kellerdecke reicht, soll niemand eine neue Fassade kaufen.`,
        text`Gedacht ist das für Eigentümerinnen und Eigentümer, für Vermieterinnen und Vermieter und für alle, die zur Miete wohnen und wissen wollen, was sie verlangen oder selbst tun dürfen. Werbung für einzelne Marken finden Sie hier nicht.`,
      ],
    },
    {
      type: 'prose',
      heading: 'So entstehen unsere Zahlen',
      id: 'zahlen',
      blocks: [
        text`Jeder Wert dieser Website steht an genau einer Stelle in einem Verzeichnis. Zu ihm gehören Einheit, Herkunft und die Seiten, auf denen er erscheint, bei Förderung auch der Monat, für den er gilt. Texte, Tabellen, Beispiele und Diagramme lesen ihn von dort. Die Ausgangswerte sind Angaben des Betreibers, also unsere eigenen; eine unabhängige Prüfung hat nicht stattgefunden.`,
        text`Was wir selbst rechnen, heißt am Ende der Seite „Eigene Rechnung“ und nennt die Rechnung. Was wir für ein Beispiel annehmen, heißt „Unsere Annahme“. Nennen zwei Seiten verschiedene Werte, trägt der Wert eine Marke, und eine Tabelle sagt, woran es liegt und womit Sie rechnen sollten. Wir mitteln nicht.`,
        text`Ändert sich ein Wert, kommt eine Zeile mit dem Grund in die Liste der Änderungen; ohne sie lässt sich die Website nicht veröffentlichen. Sie haben einen Fehler gefunden? Die Adresse steht unter ${link('#kontakt', 'So erreichen Sie uns')}.`,
        text`Was an Ihrem Haus gilt, sagt erst jemand, der es gesehen hat. Für Förderung sind die Richtlinien der zuständigen Stellen maßgeblich; eine Übersicht steht unter ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
    {
      type: 'changes',
      heading: 'Änderungen',
      id: 'aenderungen',
      intro: text`Was sich an den Zahlen geändert hat und warum, das Neueste zuerst.`,
    },
    {
      type: 'prose',
      heading: 'Wovon diese Website lebt',
      ofForms: true,
      blocks: [
        text`Die Formulare gehören einem Anbieter, der Anfragen an Handwerksbetriebe verteilt. An ihn geht, was Sie abschicken.`,
        whoPays,
        text`Für Betriebe sind die Registrierung und die Arbeit dieser Website kostenlos. Was der Anbieter mit einem Betrieb vereinbart, ist Sache der beiden. Unsere Ratgeber sollen auch denen nützen, die nie ein Formular öffnen.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Was „geprüft“ bei uns heißt',
      id: 'geprueft',
      blocks: [
        text`Den Betrieb prüft der Anbieter der Formulare: Bei der Registrierung fragt er nach Qualifikation, Nachweisen und Bewertungen. Wir sehen diese Unterlagen nicht, bauen nicht selbst, schreiben keine Angebote und wählen keine Betriebe für Sie aus. Verträge schließen Sie unmittelbar mit dem Betrieb, der Sie überzeugt.`,
        text`Deshalb ersetzt das Wort Ihre eigene Prüfung nicht. Bevor Sie unterschreiben, lohnen sich diese Schritte:`,
        ownChecks,
      ],
      withoutForms: {
        heading: 'Wie Sie einen Betrieb prüfen',
        blocks: [
          text`Wir vermitteln und prüfen zurzeit keine Betriebe. Wir bauen nicht selbst und schreiben keine Angebote; Verträge schließen Sie unmittelbar mit dem Betrieb, der Sie überzeugt. Bevor Sie unterschreiben, lohnen sich diese Schritte:`,
          ownChecks,
        ],
      },
    },
    {
      type: 'claims',
      heading: 'Zahlen des Betreibers',
      intro: text`So beschreibt der Betreiber seine Arbeit in Zahlen.`,
      claims: [
        { label: 'Vermittelte Projekte', value: projects },
        { label: 'Partnerbetriebe', value: partners },
        { label: 'Zufriedenheit', value: satisfaction },
        { label: 'Ersparnis', value: averageSaving },
      ],
      note: text`Angaben des Betreibers, nicht unabhängig geprüft. Worauf sich Zufriedenheit und Ersparnis beziehen, ist nicht näher angegeben; für Ihr eigenes Haus lässt sich daraus nichts ableiten.`,
    },
    {
      type: 'team',
      heading: 'Wer hier arbeitet',
      intro: text`Die drei folgenden Personen sind Beispiele. Sie zeigen, welche Aufgaben es gibt; wirkliche Menschen dieses Namens sind nicht gemeint.`,
      members: [
        editor,
        builder,
        {
          ...support,
          description: text`Beantwortet Fragen von Handwerksbetrieben und gibt Beschwerden an den Anbieter der Formulare weiter.`,
        },
      ],
      withoutForms: {
        members: [
          editor,
          builder,
          { ...support, description: text`Beantwortet Fragen von Handwerksbetrieben und nimmt Beschwerden entgegen.` },
        ],
      },
    },
    {
      type: 'cards',
      heading: 'Betriebe, die wir suchen',
      intro: text`Wer über uns Anfragen erhalten möchte, weist diese vier Dinge nach.`,
      withoutForms: { intro: text`Diese vier Dinge weist nach, wer mit uns zusammenarbeiten möchte.` },
      cards: partnerRequirements,
    },
    {
      type: 'cards',
      heading: 'Das bekommen Partner',
      ofForms: true,
      intro: text`Registrierte Betriebe erhalten Anfragen und Unterstützung bei Werbung und Angebot.`,
      cards: partnerBenefits,
    },
    {
      type: 'button',
      heading: 'Partner werden',
      intro: text`Ablauf, Kosten und das Formular zur Registrierung finden Sie auf einer eigenen Seite.`,
      withoutForms: {
        intro: text`Registrieren können Sie sich zurzeit nicht. Was Betriebe mitbringen und was das Mitmachen kostet, steht auf einer eigenen Seite.`,
      },
      button: 'Partner werden',
      to: '/als-fachbetrieb-bewerben',
    },
    {
      type: 'operator',
      heading: 'So erreichen Sie uns',
      id: 'kontakt',
      intro: text`Ein Fehler auf einer Seite, eine Frage zu einem Begriff, Ärger mit einer Anfrage: Schreiben Sie uns oder rufen Sie an.`,
      withoutForms: {
        intro: text`Ein Fehler auf einer Seite, eine Frage zu einem Begriff: Schreiben Sie uns oder rufen Sie an.`,
      },
      fields: ['email', 'phone'],
      blocks: [
        {
          build: 'forms',
          paragraph: text`Sie haben schon angefragt? Wer Sie anruft, wie Sie absagen und was Sie tun, wenn sich niemand meldet, steht unter ${link('/handwerkersuche#fragen', 'Fragen nach dem Absenden')}.`,
        },
        text`Über einzelne Angebote wissen wir nichts, denn sie kommen direkt von den Betrieben. Wer für diese Website rechtlich verantwortlich ist, steht im ${link('/impressum', 'Impressum')}.`,
      ],
    },
    {
      type: 'button',
      heading: 'Sie suchen jemanden für Ihr Haus?',
      intro: text`Dafür brauchen Sie uns nicht zu schreiben. Mit Ihrer Postleitzahl beginnt die Suche nach Betrieben in der Nähe.`,
      withoutForms: {
        intro: text`Betriebe vermitteln wir zurzeit nicht. Was Sie bereitlegen, bevor Sie selbst welche fragen, lesen Sie in der Handwerkersuche.`,
      },
      button: 'Zur Handwerkersuche',
      to: '/handwerkersuche',
    },
  ],
};
