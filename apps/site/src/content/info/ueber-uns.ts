import { averageSaving, partners, projects, satisfaction } from '../../figures/service';
import { partnerBenefits, partnerRequirements } from '../partner';
import type { InfoRecord } from '../records';
import { link, text } from '../text';

export const record: InfoRecord = {
  topic: 'Über uns',
  h1: 'Wir erklären Sanierungen und vermitteln Angebote',
  description:
    'Was diese Website leistet, wovon sie lebt, welche Zahlen der Betreiber nennt und wie Sie uns erreichen oder als Betrieb mitmachen.',
  reviewed: '2025-09-30',
  lead: text`Diese Website hilft Menschen, die ein Haus oder eine Wohnung sanieren möchten: mit Ratgebern, die ohne Anmeldung zu lesen sind, und mit dem Weg zu Angeboten aus der Region. Für Sie ist beides kostenlos.`,
  art: 'aboutMap',
  sections: [
    {
      type: 'prose',
      heading: 'Unser Auftrag',
      blocks: [
        text`Wer ein altes Haus besitzt, steht vor Fragen, die zusammenhängen: Zuerst die ${link('/daemmung', 'Dämmung')} oder zuerst die ${link('/heizung', 'Heizung')}? Was zahlt der Staat, was bleibt übrig, wer macht es gut? Die Antworten liegen verstreut, oft in der Sprache von Behörden oder im Prospekt eines Herstellers.`,
        text`Wir sammeln sie an einer Stelle und schreiben sie so auf, dass man danach entscheiden kann. Dazu gehört auch, was gegen eine Maßnahme spricht. Wenn eine gedämmte Kellerdecke reicht, soll niemand eine neue Fassade kaufen.`,
        text`Gedacht ist das für Eigentümerinnen und Eigentümer, für Vermietende und für alle, die zur Miete wohnen und wissen wollen, was sie verlangen oder selbst tun dürfen. Werbung für einzelne Marken finden Sie hier nicht.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Woher die Zahlen kommen',
      blocks: [
        text`Preise, Förderbeträge und Ersparnisse sind Richtwerte des Betreibers und stehen mit Quelle und Stand unter jeder Seite. Nennen zwei Seiten für dieselbe Sache verschiedene Werte, so steht dort ein Hinweis. Wir glätten das nicht, denn dann wüssten Sie nicht, dass es Unterschiede gibt.`,
        text`Was an Ihrem Haus gilt, sagt erst jemand, der es gesehen hat. Für Förderung sind die Richtlinien der zuständigen Stellen maßgeblich; eine Übersicht steht unter ${link('/foerderungen', 'Förderungen')}.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Wovon diese Website lebt',
      blocks: [
        text`Die Formulare gehören einem Anbieter, der Anfragen an Handwerksbetriebe verteilt. Schicken Sie eines ab, bekommen wir von ihm eine Provision. Sie zahlen dafür nichts und sind an kein Angebot gebunden.`,
        text`Wir bauen nicht selbst, schreiben keine Angebote und wählen keine Betriebe für Sie aus. Verträge schließen Sie unmittelbar mit dem Betrieb, der Sie überzeugt. Unsere Ratgeber sollen auch dem nützen, der nie ein Formular öffnet.`,
      ],
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
        {
          name: 'Erika Mustermann',
          position: 'Redaktion',
          description: text`Schreibt die Ratgeber, prüft Zahlen gegen ihre Quelle und streicht Sätze, die nichts sagen.`,
        },
        {
          name: 'Max Mustermann',
          position: 'Fachliche Prüfung',
          description: text`Liest gegen, ob Bauteile, Reihenfolge und Warnungen stimmen, bevor eine Seite erscheint.`,
        },
        {
          name: 'Alex Beispiel',
          position: 'Betreuung der Betriebe',
          description: text`Beantwortet Fragen von Handwerksbetrieben und gibt Beschwerden an den Anbieter der Formulare weiter.`,
        },
      ],
    },
    {
      type: 'cards',
      heading: 'Betriebe, die wir suchen',
      intro: text`Wer über uns Anfragen erhalten möchte, weist diese vier Dinge nach.`,
      cards: partnerRequirements,
    },
    {
      type: 'cards',
      heading: 'Das bekommen Partner',
      intro: text`Registrierte Betriebe erhalten Anfragen und Unterstützung bei Werbung und Angebot.`,
      cards: partnerBenefits,
    },
    {
      type: 'button',
      heading: 'Partner werden',
      intro: text`Ablauf, Kosten und das Formular zur Registrierung finden Sie auf einer eigenen Seite.`,
      button: 'Partner werden',
      to: '/als-fachbetrieb-bewerben',
    },
    {
      type: 'operator',
      heading: 'So erreichen Sie uns',
      id: 'kontakt',
      intro: text`Ein Fehler auf einer Seite, eine Frage zu einem Begriff, Ärger mit einer Anfrage: Schreiben Sie uns oder rufen Sie an.`,
      fields: ['email', 'phone'],
      blocks: [
        text`Über einzelne Angebote wissen wir nichts, denn sie kommen direkt von den Betrieben. Wer uns rechtlich verantwortet, steht im ${link('/impressum', 'Impressum')}.`,
      ],
    },
    {
      type: 'button',
      heading: 'Sie suchen jemanden für Ihr Haus?',
      intro: text`Dafür brauchen Sie uns nicht zu schreiben. Mit Ihrer Postleitzahl beginnt die Suche nach Betrieben in der Nähe.`,
      button: 'Zur Handwerkersuche',
      to: '/handwerkersuche',
    },
  ],
};
