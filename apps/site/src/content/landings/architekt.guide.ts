import { architectFeeInEuro, buildingCosts, costsWithFee } from '../../figures/tradeExamples';
import { architectFee } from '../../figures/trades';
import type { Section } from '../records';
import { capital, link, text } from '../text';

export const guideSections: readonly Section[] = [
  {
    type: 'prose',
    heading: 'Wann es ohne Planung nicht geht',
    blocks: [
      text`Neue Fenster, eine neue Heizung oder eine gedämmte Kellerdecke plant der ausführende Betrieb mit. Anders liegt der Fall, wenn sich die Form des Hauses ändert, wenn tragende Teile bewegt werden oder wenn aus einer Scheune eine Wohnung werden soll. Dann verlangt die Bauaufsicht Zeichnungen, Nachweise und die Unterschrift einer berechtigten Person.`,
      text`Auch ohne Genehmigungspflicht kann sich ein Büro lohnen. Spätestens bei vier, fünf Gewerken stehen sich auf der Baustelle Leute im Weg, und irgendwer muss bestimmen, wer zuerst anfängt. Wer das tagsüber nicht selbst leisten kann, kauft mit der Bauleitung vor allem Ruhe.`,
      text`Gegen ein Büro spricht ein kleines, klares Vorhaben. Für ein neues Bad in alten Mauern genügt ein guter Installateur.`,
    ],
  },
  {
    type: 'table',
    heading: 'Welche Leistungen Sie einkaufen können',
    caption: 'Abschnitte einer Planung und ihr Ergebnis',
    columns: ['Abschnitt', 'Was geschieht', 'Was Sie in der Hand haben'],
    rows: [
      [
        text`Grundlagen`,
        text`Aufmaß, Bestandspläne, Wünsche, Budget`,
        text`ein Programm und eine ehrliche Einschätzung`,
      ],
      [text`Entwurf`, text`Varianten zeichnen, Material wählen`, text`Pläne und eine Kostenberechnung`],
      [text`Genehmigung`, text`Bauvorlagen, Abstimmung mit dem Amt`, text`der eingereichte Antrag`],
      [text`Ausführung`, text`Details, Statik und Haustechnik einarbeiten`, text`Pläne, nach denen gebaut werden kann`],
      [text`Vergabe`, text`Leistungen beschreiben, Angebote prüfen`, text`eine Empfehlung je Gewerk`],
      [text`Bauleitung`, text`Termine, Qualität, Rechnungen überwachen`, text`Abnahmen und geprüfte Rechnungen`],
    ],
    blocks: [
      text`Sie müssen nicht alles bestellen. Häufig ist die Teilung nach dem Antrag. Das Büro plant bis zur Genehmigung, danach führt ein Bauunternehmen weiter. Bedenken Sie aber, dass dann niemand mehr auf Ihrer Seite kontrolliert, ob so gebaut wird wie gezeichnet.`,
    ],
  },
  {
    type: 'calculation',
    heading: 'So rechnet sich das Honorar',
    intro: text`Üblich ist ein Anteil von ${architectFee} der Baukosten. Als Grundlage dient hier dasselbe Haus wie in unserem Beispiel zur ${link('/daemmung-fassade', 'Fassadendämmung')}.`,
    calculations: [
      {
        title: 'Planung und Bauleitung für eine neue Fassade',
        lines: [
          { label: text`Baukosten`, value: buildingCosts },
          { label: text`Honorar, ${architectFee} davon`, value: architectFeeInEuro, sign: '+' },
          { label: text`Baukosten mit Honorar`, value: costsWithFee, sign: '=', result: true },
        ],
      },
    ],
    note: text`Das Beispiel zeigt den Rechenweg. Kleine Umbauten können im Verhältnis höher liegen, weil Aufmaß und Amtswege gleich viel Arbeit machen.`,
  },
  {
    type: 'prose',
    heading: 'Was die Rechnung nach oben treibt',
    blocks: [
      text`Der Preis steigt mit der Schwierigkeit. Ein verwinkelter Altbau ohne Pläne muss erst vermessen werden. Steht er unter Schutz, kommen Gespräche mit der Denkmalpflege dazu. Ändern Sie mitten im Bau Ihre Meinung, zahlen Sie die Zeichnung zweimal.`,
      text`Daneben entstehen Kosten, die nicht im Honorar stecken: Tragwerksplanung, Vermessung, Bodengutachten, Brandschutz, Gebühren des Bauamts. Fragen Sie gleich im ersten Gespräch, welche davon Ihr Haus braucht und wer diese Leute beauftragt. Ein Büro, das darauf keine Antwort hat, kennt Bestandsbauten wenig.`,
    ],
  },
  {
    type: 'steps',
    heading: 'Gut vorbereitet ins Erstgespräch',
    steps: [
      {
        title: 'Papiere suchen',
        text: text`Alte Baupläne, Genehmigungen, Statik, Grundbuchauszug. Was fehlt, liegt manchmal noch im Archiv des Bauamts.`,
      },
      {
        title: 'Wünsche ordnen',
        text: text`Trennen Sie, was sein muss, von dem, was schön wäre. Das ist die Liste, an der später gespart wird.`,
      },
      {
        title: 'Geldrahmen nennen',
        text: text`Ein verschwiegenes Budget führt zu einem Entwurf, der nicht zu bezahlen ist. Nennen Sie die Summe und behalten Sie eine Reserve für sich.`,
      },
      {
        title: 'Förderung vorab klären',
        text: text`Anträge gehören vor den Auftrag an die Baufirmen; die Planung dürfen Sie vorher beauftragen. Welche Programme infrage kommen, zeigt der ${link('/foerderungen#finder', 'Fördermittel-Finder')}.`,
      },
    ],
  },
  {
    type: 'prose',
    heading: 'Jemanden auswählen, der alte Häuser mag',
    blocks: [
      text`Die Berufsbezeichnung ist geschützt. Architektin oder Architekt darf sich nur nennen, wer bei einer Architektenkammer eingetragen ist. Die Liste der Kammer können Sie einsehen. Sie sagt allerdings nichts darüber, ob jemand lieber Schulen entwirft oder Reihenhäuser umbaut.`,
      text`Bitten Sie deshalb um zwei ausgeführte Umbauten in ähnlicher Größe und fragen Sie die Eigentümer dort, ob Kosten und Termine gehalten haben. Achten Sie beim Rundgang durch Ihr eigenes Haus darauf, wohin die Person schaut. Wer an Kellerwand, Dachstuhl und Anschlüssen stehen bleibt, achtet auf das, was schon da ist. Geht es nur um Blickachsen, plant das Büro vielleicht ein anderes Haus. Und fragen Sie sich, ob Sie von dieser Person auch eine schlechte Nachricht hören möchten.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Honorarangebote lesen und vergleichen',
    checklist: 'ask',
    blocks: [
      text`Zwei Angebote mit demselben Prozentsatz können verschieden teuer sein. ${capital(architectFee)} wovon? Es kommt darauf an, ob Nebenkosten, Umbauzuschlag und Mehrwertsteuer enthalten sind und welche Bauteile in die Grundlage fallen. Legen Sie die Angebote nach Abschnitten nebeneinander und markieren Sie, was jeweils fehlt.`,
      {
        list: [
          text`Wie oft kommt jemand auf die Baustelle, und wer vertritt diese Person?`,
          text`Wie viele Entwurfsvarianten sind eingeschlossen?`,
          text`Welche Kostengrenze haben Sie gemeinsam festgelegt?`,
          text`Ab wann gilt ein Wunsch als Änderung, die extra bezahlt wird?`,
          text`Ist die Berufshaftpflicht hoch genug für Ihr Vorhaben?`,
        ],
      },
      text`Ein Pauschalpreis schafft Klarheit, wenn der Umfang feststeht. Bei unklarem Bestand ist eine Abrechnung nach Aufwand mit Obergrenze fairer für beide.`,
    ],
  },
  {
    type: 'prose',
    heading: 'Woran die Zusammenarbeit scheitert',
    blocks: [
      text`Selten am Entwurf, oft am Schweigen. Wenn wochenlang nichts kommt, fehlt eine Entscheidung. Vereinbaren Sie deshalb einen festen Termin in der Woche und ein Protokoll, in dem steht, wer was bis wann erledigt.`,
      text`Der zweite Grund ist Geld ohne Übersicht. Verlangen Sie nach jedem Abschnitt eine fortgeschriebene Kostenaufstellung und unterschreiben Sie Aufträge an Firmen nur, wenn der neue Stand danebenliegt. Der dritte ist ein zu früher Beginn. Ohne fertige Ausführungspläne klärt man jede Frage erst auf der Baustelle, und das ist teuer.`,
    ],
  },
  {
    type: 'advice',
    audience: 'tenants',
    heading: 'Umbauwünsche in gemieteten Räumen',
    blocks: [
      text`Als Mieterin oder Mieter geben Sie keine Pläne für fremde Wände in Auftrag. Sinnvoll kann eine Beratungsstunde trotzdem sein, etwa wenn Sie Ihre Wohnung barrierearm umbauen möchten oder ein Ladenlokal mieten. Mit einer Skizze fällt es Eigentümerin oder Eigentümer leichter, zuzustimmen. Brauchen Sie den Umbau wegen einer Behinderung, haben Sie grundsätzlich Anspruch auf die Erlaubnis; bezahlen müssen Sie ihn in der Regel selbst.`,
    ],
  },
];
