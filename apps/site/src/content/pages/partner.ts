import { partnerBenefits, partnerRequirements } from '../partner';
import type { PartnerRecord } from '../records';
import { link, text } from '../text';

export const record: PartnerRecord = {
  topic: 'Fachbetrieb werden',
  h1: 'Als Fachbetrieb Anfragen aus Ihrer Region bekommen',
  description:
    'Welche Voraussetzungen Handwerksbetriebe erfüllen, was die Zusammenarbeit bringt und kostet und wie die Registrierung abläuft.',
  lead: text`Sie brauchen einen Meistertitel oder Gleichwertiges, Erfahrung, Nachweise und zufriedene Kundschaft.`,
  art: 'partnerToolbox',
  withoutForms: {
    h1: 'Als Fachbetrieb mit uns zusammenarbeiten',
    description:
      'Welche Voraussetzungen Handwerksbetriebe erfüllen, was die Zusammenarbeit bringt und kostet und was Sie vor einem Vertrag klären.',
    lead: text`Registrieren können Sie sich hier zurzeit nicht. Lesen Sie, was Betriebe mitbringen und was das Mitmachen kostet.`,
  },
  button: 'Zur Registrierung',
  audience: {
    type: 'prose',
    heading: 'Für wen sich die Zusammenarbeit lohnt',
    blocks: [
      text`Gesucht werden Betriebe, die an bestehenden Häusern arbeiten: Dämmung und Putz, ${link('/heizung', 'Heizung')} und Wärmepumpen, ${link('/photovoltaik', 'Photovoltaik')}, Fenster und Türen, ${link('/dach', 'Dach')}, Elektrik. Dazu kommen Klima, Garagen, Maler, Böden, Umzüge sowie Büros für Architektur und ${link('/energieberater', 'Energieberatung')}.`,
      {
        build: 'forms',
        paragraph: text`Die Größe spielt keine Rolle. Ein Betrieb mit zwei Leuten passt ebenso wie ein Unternehmen mit mehreren Kolonnen. Wichtig ist, dass Sie Anfragen rasch beantworten. Am Formular steht, wie bald eine erste Antwort kommen soll, und meist melden sich mehrere Betriebe.`,
      },
      {
        build: 'noForms',
        paragraph: text`Die Größe spielt keine Rolle. Ein Betrieb mit zwei Leuten passt ebenso wie ein Unternehmen mit mehreren Kolonnen. Wichtig ist, dass Sie Anfragen rasch beantworten.`,
      },
      text`Anfragen kommen von Menschen, denen ein Haus oder eine Wohnung gehört, und manchmal von Mieterinnen und Mietern. Wer vorher unsere Ratgeber gelesen hat, kennt Preisspannen und fragt nach Förderung. Das erspart Ihnen Grundsatzerklärungen am Telefon; dafür wird ein Angebot erwartet, das man Zeile für Zeile versteht.`,
      text`Weniger sinnvoll ist die Zusammenarbeit, wenn Ihr Auftragsbuch auf lange Sicht voll ist, wenn Sie nur im Neubau arbeiten oder Aufträge ganz an Subunternehmen weitergeben. Eine Anfrage, die niemand beantwortet, schadet Ihrem Ruf mehr, als sie nützt.`,
    ],
  },
  requirements: {
    heading: 'Was Sie mitbringen',
    text: text`Vier Voraussetzungen werden verlangt; was ohne Meisterpflicht und für Büros gilt, steht unter den häufigen Fragen. Halten Sie die Unterlagen bereit, bevor Sie das Formular öffnen; dann ist es schnell ausgefüllt.`,
    cards: partnerRequirements,
  },
  benefits: {
    heading: 'Was Sie davon haben',
    text: text`Sie entscheiden bei jeder Anfrage selbst, ob Sie sich melden. Eine Pflicht, ein Angebot abzugeben, entsteht daraus nicht.`,
    cards: partnerBenefits,
  },
  process: {
    heading: 'Von der Registrierung bis zur ersten Anfrage',
    steps: [
      {
        title: 'Registrieren',
        text: text`Sie füllen das Formular auf dieser Seite aus: Firma, Gewerke, Einsatzgebiet, Ansprechperson. Es geht an den Anbieter, der die Anfragen verteilt.`,
      },
      {
        title: 'Nachweise zeigen',
        text: text`Der Anbieter fragt nach Qualifikation, Nachweisen und Bewertungen. Ein Scan des Meisterbriefs und zwei, drei beschriebene Baustellen sagen mehr als eine Broschüre. Lassen Sie sich sagen, wie lange die Prüfung dauert. Unter ${link('/ueber-uns#geprueft', 'Was „geprüft“ bei uns heißt')} lesen Sie, was wir Besuchern dazu sagen.`,
      },
      {
        title: 'Gebiet und Vertrag klären',
        text: text`Sie bestimmen, welche Arbeiten Sie übernehmen und wie weit Sie fahren. Je enger Sie das fassen, desto besser passen die Anfragen. Vor der Unterschrift lesen Sie im Vertrag des Anbieters Preis, Laufzeit und Kündigung.`,
      },
      {
        title: 'Anfragen beantworten',
        text: text`Passt ein Vorhaben, rufen Sie an, sehen sich das Haus an und schreiben Ihr Angebot. Den Vertrag schließen Sie direkt mit Ihrer Kundschaft.`,
      },
    ],
  },
  cost: {
    type: 'prose',
    heading: 'Was die Zusammenarbeit kostet',
    blocks: [
      {
        build: 'forms',
        paragraph: text`Die Registrierung ist kostenlos, und für die Werbung dieser Website zahlen Sie nichts. Wir, der Betreiber, erhalten vom Anbieter der Formulare eine Provision.`,
      },
      {
        build: 'noForms',
        paragraph: text`Für die Werbung dieser Website zahlen Sie nichts.`,
      },
      {
        build: 'forms',
        paragraph: text`Was der Anbieter von Ihnen verlangt, vereinbaren Sie mit ihm in einem eigenen Vertrag. Lesen Sie darin vor der Unterschrift, ob einzelne Leistungen etwas kosten, wie lange Sie sich binden und wie Sie kündigen. Fragen dazu beantwortet der Anbieter, nicht wir; wer er ist, steht unter ${link('/datenschutz#anbieter', 'Datenschutz')}.`,
      },
      {
        build: 'noForms',
        paragraph: text`Verteilt ein Anbieter Anfragen an Betriebe, vereinbaren Sie mit ihm in einem eigenen Vertrag, was er von Ihnen verlangt. Lesen Sie darin vor der Unterschrift, ob einzelne Leistungen etwas kosten, wie lange Sie sich binden und wie Sie kündigen.`,
      },
      {
        list: [
          text`Gilt ein Preis je Anfrage, je Auftrag oder gar keiner?`,
          text`Bekommen Sie Ersatz, wenn eine Telefonnummer falsch war?`,
          text`Können Sie in Urlaub und Krankheit pausieren?`,
          text`Was geschieht mit Anfragen außerhalb Ihres Gebiets?`,
          text`Wer hilft beim Marketing, von wem kommen die digitalen Werkzeuge, und kosten sie etwas?`,
        ],
      },
      text`Rechnen Sie nüchtern. Eine Besichtigung kostet Anfahrt und einen halben Nachmittag, auch wenn am Ende ein anderer den Auftrag bekommt. Wer vorab anruft, nach Fotos fragt und unpassende Vorhaben höflich absagt, fährt seltener umsonst.`,
    ],
  },
  form: {
    heading: 'Betrieb registrieren',
    text: text`Das Formular stammt vom Anbieter, der Anfragen an Betriebe verteilt. Er prüft Ihre Angaben und meldet sich bei Ihnen; die Registrierung verpflichtet Sie zu nichts.`,
  },
  faq: [
    {
      question: 'Muss ich jede Anfrage annehmen?',
      answer: [
        text`Nein, die Registrierung bindet Sie nicht. Was für abgelehnte Anfragen gilt, steht im Vertrag mit dem Anbieter. Melden Sie sich aber auch, wenn Sie absagen: Eine kurze Nachricht erspart den Leuten das Warten.`,
      ],
      withoutForms: {
        answer: [
          text`Nein, solange Ihr Vertrag mit dem Anbieter nichts anderes bestimmt. Melden Sie sich aber auch, wenn Sie absagen: Eine kurze Nachricht erspart den Leuten das Warten.`,
        ],
      },
    },
    {
      question: 'Wie viele Betriebe erhalten dieselbe Anfrage?',
      ofForms: true,
      answer: [
        text`Mehrere; eine Anfrage nur für Sie allein verspricht diese Website nicht. Die Höchstzahl steht am Formular der jeweiligen Seite, zum Beispiel am ${link('/heizung#heizung-widget', 'Formular für die Heizung')}. Rechnen Sie also mit Mitbewerbern und überzeugen Sie durch Besichtigung und ein klares Angebot.`,
      ],
    },
    {
      question: 'Reicht ein Gesellenbrief mit langer Berufserfahrung?',
      answer: [
        text`Verlangt wird ein Meistertitel oder etwas Gleichwertiges. Was als gleichwertig gilt, richtet sich nach Ihrem Gewerk; Auskunft gibt Ihre Handwerkskammer. In Gewerken ohne Meisterpflicht und als Büro klären Sie mit dem Anbieter, welche Nachweise er anerkennt.`,
      ],
    },
    {
      question: 'Ich habe noch keine Bewertungen im Netz. Kann ich mich trotzdem registrieren?',
      ofForms: true,
      answer: [
        text`Ja, wenn Sie Zufriedenheit anders belegen. Bitten Sie frühere Auftraggeber um ein paar Zeilen und um die Erlaubnis, dass man sie anrufen darf. Bewertungen zu erfinden oder zu kaufen, ist verboten.`,
      ],
    },
    {
      question: 'Wie beende ich die Zusammenarbeit?',
      answer: [
        text`Sie kündigen beim ${link('/datenschutz#anbieter', 'Anbieter der Formulare')}; welche Frist gilt, steht in Ihrem Vertrag mit ihm. Haben Sie sich nur registriert und noch keinen Vertrag, genügt eine Nachricht an ihn. Bitten Sie ihn auch, Ihre Angaben zu löschen. Wenn Ihnen an unserer Website etwas nicht gefällt, schreiben Sie uns; die Adresse finden Sie im ${link('/impressum', 'Impressum')}.`,
      ],
      withoutForms: {
        answer: [
          text`Sie kündigen bei dem Anbieter, mit dem Sie einen Vertrag haben; welche Frist gilt, steht darin. Bitten Sie ihn auch, Ihre Angaben zu löschen. Wenn Ihnen an unserer Website etwas nicht gefällt, schreiben Sie uns; die Adresse finden Sie im ${link('/impressum', 'Impressum')}.`,
        ],
      },
    },
  ],
};
