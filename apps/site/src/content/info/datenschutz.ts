import type { InfoRecord } from '../records';
import { whoPays } from '../shared';
import { link, strong, text } from '../text';

const host = text`der Hosting-Anbieter, der die Seiten in unserem Auftrag ausliefert;`;
const authorities = text`Behörden, wenn uns ein Gesetz dazu verpflichtet.`;

export const record: InfoRecord = {
  topic: 'Datenschutz',
  h1: 'Datenschutzerklärung',
  description:
    'Welche Daten beim Besuch dieser Website anfallen, was Ihr Browser speichert, was beim Formular des Anbieters geschieht und welche Rechte Sie haben.',
  dated: 'Stand: September 2025',
  numbered: true,
  lead: text`Diese Website kommt ohne Statistik und Werbenetze aus. Daten fallen auf dem Server, im Browser und im Formular an.`,
  art: 'privacyLock',
  withoutForms: {
    description:
      'Welche Daten beim Besuch dieser Website anfallen, was Ihr Browser speichert und welche Rechte Sie haben.',
    lead: text`Diese Website kommt ohne Statistik und Werbenetze aus. Daten fallen auf dem Server und im Browser an.`,
  },
  sections: [
    {
      type: 'operator',
      heading: 'Wer verantwortlich ist',
      intro: text`Verantwortlich im Sinne der DSGVO ist der Betreiber dieser Website. Diese Erklärung erfüllt die Informationspflicht nach Art. 13 DSGVO.`,
      fields: ['company', 'address', 'phone', 'email', 'dataProtectionContact'],
      blocks: [
        text`Wenn Sie uns schreiben oder anrufen, verwenden wir Ihre Angaben, um zu antworten. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO: unser Interesse, Anfragen zu beantworten, oder Buchst. b, wenn es um einen Vertrag mit uns geht.`,
      ],
    },
    {
      type: 'operator',
      heading: 'Hosting und Server-Protokolle',
      intro: text`Die Seiten sind fertig gebaut, ohne Anmeldung zu lesen und liegen bei einem Hosting-Anbieter, der sie in unserem Auftrag ausliefert.`,
      fields: ['hosting'],
      blocks: [
        text`Ruft Ihr Browser eine Seite ab, hält der Server üblicherweise fest: die IP-Adresse, den Zeitpunkt, die abgerufene Adresse, die übertragene Menge, den Erfolg oder Fehler, die zuvor besuchte Seite und die Kennung des Browsers. Anders lässt sich eine Website nicht ausliefern und gegen Angriffe schützen. Das ist unser berechtigtes Interesse nach Art. 6 Abs. 1 Buchst. f DSGVO.`,
        {
          build: 'forms',
          paragraph: text`Geben Sie außerhalb des Anfrageformulars eine Postleitzahl ein, wird sie Teil der Adresse, sobald Sie weitergehen, und steht damit auch im Protokoll. Solche Felder gibt es auf der Startseite, in der ${link('/handwerkersuche', 'Handwerkersuche')}, unter jedem Rechner, in der Suche über alle Seiten und unter einer Adresse, die es nicht gibt.`,
        },
        text`Schriften, Zeichnungen und Programme dieser Website kommen alle vom selben Server; es gibt keine Abfrage bei Schriftdiensten, Kartendiensten oder Netzwerken.`,
      ],
    },
    {
      type: 'table',
      heading: 'Was Ihr Browser speichert',
      intro: text`Cookies setzt diese Website selbst keine. Was sie sich merken muss, steht im lokalen Speicher Ihres Browsers, in höchstens drei Einträgen. Keiner davon wird an uns oder an andere übertragen. Die Suche über alle Seiten und die Rechner arbeiten in Ihrem Browser: Was Sie eintippen, wird nicht übertragen, außer einer Postleitzahl, mit der Sie weitergehen. Die Zahlen eines Rechners stehen in der Adresse hinter dem Zeichen #, damit Sie den Link kopieren können. Dieser Teil der Adresse geht nicht an den Server; er bleibt im Verlauf Ihres Browsers.`,
      withoutForms: {
        intro: text`Cookies setzt diese Website selbst keine. Was sie sich merken muss, steht im lokalen Speicher Ihres Browsers, in höchstens drei Einträgen. Keiner davon wird an uns oder an andere übertragen. Die Suche über alle Seiten und die Rechner arbeiten in Ihrem Browser: Was Sie eintippen, wird nicht übertragen. Die Zahlen eines Rechners stehen in der Adresse hinter dem Zeichen #, damit Sie den Link kopieren können. Dieser Teil der Adresse geht nicht an den Server; er bleibt im Verlauf Ihres Browsers.`,
      },
      caption: 'Einträge dieser Website im lokalen Speicher',
      columns: ['Eintrag', 'Inhalt', 'Wann und wozu'],
      rows: [
        [
          text`cookie-consent`,
          text`Ihre Wahl: notwendig, funktional, Marketing`,
          text`sobald Sie wählen; damit wir nicht erneut fragen`,
        ],
        [
          text`cookie-consent-receipt`,
          text`Fassung des Textes, Zeitpunkt, zufällige Kennung`,
          text`zusammen mit Ihrer Wahl; als Beleg dafür`,
        ],
        [
          text`theme`,
          text`die gewählte Darstellung, hell oder dunkel`,
          text`nur wenn Sie unten auf der Seite umschalten; damit es dabei bleibt`,
        ],
      ],
      note: text`Alle drei sind nach § 25 Abs. 2 TDDDG ohne Einwilligung erlaubt, weil sie nur festhalten, was Sie ausdrücklich eingestellt haben.`,
      blocks: [
        text`Ist der lokale Speicher voll oder gesperrt, kommt Ihre Wahl unter dem Namen cookie-consent in den Sitzungsspeicher. Dort bleibt sie, bis Sie den Tab schließen. Nimmt der Browser auch das nicht an, gilt sie, bis Sie die Seite schließen oder neu laden; die Einstellungen sagen Ihnen das.`,
        text`Ihre Wahl ändern Sie jederzeit in den ${link('/cookie-einstellungen', 'Cookie-Einstellungen')} oder über den Knopf am Fuß jeder Seite. Dort steht bei jedem Schalter, was er auf dieser Website bewirkt. Ein Widerruf nach Art. 7 DSGVO ist so einfach wie die Einwilligung und wirkt ab diesem Zeitpunkt.`,
      ],
    },
    {
      type: 'operator',
      heading: 'Anfrageformulare des Anbieters',
      id: 'anbieter',
      intro: text`Die Formulare stammen vom folgenden Anbieter. Sein Skript zeichnet das Formular und nimmt Ihre Eingaben entgegen.`,
      withoutForms: {
        intro: text`Zurzeit gibt es auf dieser Website keine Anfrageformulare, und vom folgenden Anbieter wird nichts geladen. Was hier über ihn steht, gilt erst, wenn es wieder Formulare gibt.`,
      },
      fields: ['leadProvider'],
      blocks: [
        {
          build: 'severalProviders',
          paragraph: text`Einzelne Formulare kommen von einem weiteren der genannten Anbieter. Was hier über den Anbieter steht, gilt für jeden von ihnen und seine Formulare.`,
        },
        text`${strong('Beim Laden')} erfährt der Anbieter Ihre IP-Adresse, die Kennung Ihres Browsers, die Herkunft von unserer Website und um welches Thema es geht; steht eine Postleitzahl in der Adresse der Seite, übergeben wir auch sie.`,
        {
          build: 'formsOnEntry',
          paragraph: text`Das Skript lädt, sobald Sie eine Seite mit Formular öffnen. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO, unser Interesse, Ihnen das Formular zu zeigen. Diesem Laden können Sie widersprechen; wie das geht, steht im Abschnitt „Ihre Rechte“.`,
        },
        {
          build: 'formsOnConsent',
          paragraph: text`Vor Ihrer Zustimmung geht nichts an den Anbieter. An der Stelle des Formulars steht ein Platzhalter mit den Knöpfen „Einmal laden“ und „Immer laden“. Das Laden beruht auf Ihrer Einwilligung nach Art. 6 Abs. 1 Buchst. a DSGVO und § 25 Abs. 1 TDDDG.`,
        },
        text`${strong('Beim Absenden')} gehen Ihre Eingaben an den Anbieter, nicht an uns. Anfragen leitet er an Betriebe weiter, die Ihnen ein Angebot machen können; Registrierungen von Fachbetrieben prüft er selbst. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.`,
        text`Für das Einbinden und Übermitteln beim Laden sind der Anbieter und wir gemeinsam verantwortlich nach Art. 26 DSGVO; das Wesentliche der Vereinbarung darüber nennen wir Ihnen auf Anfrage. Alles Weitere verantwortet er allein. Ob sein Skript selbst etwas in Ihrem Browser speichert oder Daten außerhalb der Europäischen Union verarbeitet, steht in seiner Datenschutzerklärung.`,
        text`Manche Formulare verlangen, dass die Seite einmal neu lädt. In der Adresse steht dann der Zusatz „daaReloaded“. Er enthält nichts über Sie.`,
        {
          build: 'sandbox',
          paragraph: text`In dieser Fassung der Website tragen die Formulare den Hinweis „Sandbox“. Sie dienen der Vorführung, kommen von unserem eigenen Server, speichern nichts und senden nichts.`,
        },
      ],
    },
    {
      type: 'prose',
      heading: 'Wer Daten erhält',
      blocks: [
        {
          list: [
            host,
            text`der Anbieter der Formulare, sobald sein Skript lädt;`,
            text`die Betriebe, denen er Ihre Anfrage weitergibt, höchstens so viele, wie am Formular steht;`,
            authorities,
          ],
        },
        whoPays,
        text`Was Sie in ein Formular schreiben, bekommen wir nicht zu sehen. Profile bilden wir nicht. Eine automatisierte Entscheidung über Sie findet auf dieser Website nicht statt.`,
      ],
      withoutForms: {
        blocks: [
          { list: [host, authorities] },
          text`Profile bilden wir nicht. Eine automatisierte Entscheidung über Sie findet auf dieser Website nicht statt.`,
        ],
      },
    },
    {
      type: 'prose',
      heading: 'Wie lange Daten bleiben',
      blocks: [
        text`Protokolle löscht der Hosting-Anbieter nach der Frist, die oben bei ihm steht.`,
        text`Die Einträge in Ihrem Browser haben kein Ablaufdatum. Sie verschwinden, wenn Sie die Websitedaten in Ihrem Browser löschen. Ihre Nachrichten an uns löschen wir, wenn sie beantwortet sind und keine Aufbewahrungspflicht besteht. Wie lange der Anbieter und die Betriebe Ihre Anfrage aufheben, erfahren Sie dort.`,
      ],
    },
    {
      type: 'prose',
      heading: 'Ihre Rechte',
      blocks: [
        text`Nach Art. 15–\u206022 DSGVO können Sie Auskunft verlangen, Daten berichtigen oder löschen lassen, ihre Verarbeitung einschränken und sie in einem üblichen Format erhalten.`,
        {
          title: 'Ihr Recht auf Widerspruch nach Art. 21 DSGVO',
          remark: text`Manches stützen wir auf unser berechtigtes Interesse, etwa die Protokolle des Servers und die Antwort auf Ihre Nachrichten. Dem dürfen Sie aus Gründen Ihrer besonderen Lage widersprechen. Wir verarbeiten die Daten dann nicht weiter, wenn wir keine zwingenden Gegengründe haben.`,
        },
        {
          build: 'formsOnEntry',
          paragraph: text`Das gilt auch für das Laden der Formulare. Sofort verhindern Sie es, indem Sie JavaScript für diese Website abschalten; die Seiten bleiben lesbar, und an der Stelle des Formulars steht, wie Sie uns erreichen.`,
        },
        text`Eine formlose Nachricht an die Adresse am Anfang dieser Erklärung genügt. Da wir keine Nutzerkonten führen, können wir ein Protokoll meist nur mit IP-Adresse und Zeitpunkt zuordnen. Wegen einer abgeschickten Anfrage wenden Sie sich am besten gleich an den Anbieter.`,
        {
          build: 'forms',
          paragraph: text`Wie Sie eine Anfrage zurückziehen, steht bei der ${link('/handwerkersuche#fragen', 'Handwerkersuche')}.`,
        },
        text`Sie müssen uns keine Daten geben. Alle Ratgeber lassen sich ohne Formular, ohne Einwilligung und ohne JavaScript lesen.`,
      ],
    },
    {
      type: 'operator',
      heading: 'Beschwerde und Änderungen',
      intro: text`Sie dürfen sich nach Art. 77 DSGVO bei jeder Aufsichtsbehörde für den Datenschutz beschweren, etwa an Ihrem Wohnort. Für uns zuständig ist:`,
      fields: ['dataProtectionAuthority'],
      blocks: [
        text`Ändert sich an dieser Website, was hier beschrieben ist, ändern wir diese Erklärung und das Datum über dem Text. Betrifft die Änderung Ihre Einwilligung, fragen wir neu.`,
      ],
    },
  ],
};
