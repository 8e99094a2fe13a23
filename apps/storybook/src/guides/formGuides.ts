import { Checkbox } from '@sanierungsweg/ui/checkbox';
import { ErrorSummary } from '@sanierungsweg/ui/error-summary';
import { Fieldset } from '@sanierungsweg/ui/fieldset';
import { Form } from '@sanierungsweg/ui/form';
import { NumberField } from '@sanierungsweg/ui/number-field';
import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { Select } from '@sanierungsweg/ui/select';
import { Switch } from '@sanierungsweg/ui/switch';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Textarea } from '@sanierungsweg/ui/textarea';
import type { Guide } from './guide';

/** Guides of what visitors fill in and switch. */
export const formGuides: readonly (readonly [component: unknown, guide: Guide])[] = [
  [
    TextField,
    {
      purpose: 'Ein einzeiliges Feld mit sichtbarer Beschriftung, Hinweis und Fehler.',
      dos: [
        'Beschriften, was hineingehört: „Postleitzahl“.',
        'Den Hinweis vor dem Ausfüllen zeigen: „Fünf Ziffern“.',
        'Im Fehler sagen, was falsch ist und wie es richtig wird.',
      ],
      donts: ['Die Beschriftung durch einen Platzhalter ersetzen.', 'Einen Fehler nur durch Farbe zeigen.'],
      keyboard: [
        ['Tab', 'In das Feld und heraus.'],
        ['Eingabe', 'Sendet das Formular, in dem das Feld steht.'],
      ],
      note: 'Hinweis und Fehler sind mit dem Feld verbunden und werden mit ihm vorgelesen.',
    },
  ],
  [
    Switch,
    {
      purpose: 'Schaltet etwas ein oder aus.',
      dos: ['Benennen, was geschaltet wird, nicht den Zustand.', 'Bei gesperrten Schaltern den Grund hinschreiben.'],
      donts: ['Für eine Auswahl aus mehreren verwenden.', 'Die Beschriftung beim Schalten ändern.'],
      keyboard: [
        ['Tab', 'Zum Schalter.'],
        ['Leertaste', 'Schaltet um.'],
      ],
    },
  ],
  [
    NumberField,
    {
      purpose: 'Nimmt eine Zahl so an, wie man sie schreibt: „22.000“, „22000“ oder „16,8“.',
      dos: [
        'Die Einheit hinter das Feld setzen.',
        'Im Satz bei Fehlern beide Grenzen nennen.',
        'Bei ungewohnter Schreibweise sagen, was gelesen wurde: „Als 16,8 gelesen“.',
        'Cents auf zwei Stellen schreiben: „22.000,50“.',
      ],
      donts: [
        'Falsches löschen oder ändern: Was eingegeben wurde, bleibt stehen.',
        'Schon beim ersten Tastendruck einen Fehler zeigen.',
        'Für Postleitzahlen oder Telefonnummern: Das sind keine Zahlen, sondern Text.',
      ],
      keyboard: [
        ['Tab', 'In das Feld und heraus. Beim Verlassen wird die Zahl gegliedert.'],
        ['Eingabe', 'Sendet das Formular, in dem das Feld steht.'],
      ],
      note: 'Ein Textfeld mit Zifferntastatur: Ein Mausrad verstellt nichts. Einheit, Hinweis und Fehler werden mit dem Feld vorgelesen.',
    },
  ],
  [
    RadioGroup,
    {
      purpose: 'Eine von wenigen Möglichkeiten, alle auf einen Blick.',
      dos: [
        'Bei zwei bis sechs Möglichkeiten, die man vergleichen soll.',
        'Die übliche Antwort vorwählen, wenn es eine gibt.',
        'Eine Möglichkeit anbieten, falls keine passt.',
      ],
      donts: ['Für Ja oder Nein zu einer Sache: Dafür gibt es das Kästchen.', 'Ineinander schachteln.'],
      keyboard: [
        ['Tab', 'Zur gewählten Möglichkeit und aus der Gruppe heraus.'],
        ['Pfeil hoch, Pfeil runter', 'Wählt die vorige oder nächste.'],
        ['Leertaste', 'Wählt die erste, solange keine gewählt ist.'],
      ],
      note: 'Die Frage steht als Legende darüber und wird mit jeder Möglichkeit vorgelesen.',
    },
  ],
  [
    Fieldset,
    {
      purpose: 'Fasst Felder zusammen, die eine Sache beschreiben, etwa eine Anschrift.',
      dos: ['Die Gruppe nach der Sache benennen.', 'Ein Fehler der Gruppe nennt das Feld, das man ändern soll.'],
      donts: ['Um ein einzelnes Feld setzen.', 'Nur wegen der Überschrift verwenden.'],
      keyboard: [['Tab', 'Von Feld zu Feld.']],
      note: 'Vorlesehilfen nennen die Gruppe beim Betreten.',
    },
  ],
  [
    Checkbox,
    {
      purpose: 'Etwas ankreuzen: zustimmen oder aus mehreren wählen.',
      dos: [
        'Bejahend beschriften: „Ich wohne selbst im Haus“.',
        'Mehrere in einer Feldgruppe mit Frage zusammenfassen.',
      ],
      donts: ['Vorab ankreuzen, was eine Zustimmung ist.', 'Für etwas, das sofort wirkt: Dafür gibt es den Schalter.'],
      keyboard: [
        ['Tab', 'Zum nächsten Kästchen.'],
        ['Leertaste', 'Kreuzt an oder wieder ab.'],
      ],
    },
  ],
  [
    Select,
    {
      purpose: 'Eine von vielen Möglichkeiten, die man nicht alle vor sich haben muss.',
      dos: ['Ab etwa sieben bekannten Möglichkeiten, etwa Bundesländern.', 'In einer erwartbaren Reihenfolge ordnen.'],
      donts: ['Bei wenigen Möglichkeiten: Die Auswahl zeigt alle zugleich.', 'Beim Wählen die Seite wechseln.'],
      keyboard: [
        ['Tab', 'Zur Liste.'],
        ['Pfeil hoch, Pfeil runter', 'Wählt die vorige oder nächste.'],
        ['Buchstaben', 'Springt zum passenden Eintrag.'],
      ],
      note: 'Die Liste des Browsers: Auf dem Telefon erscheint seine gewohnte Auswahl.',
    },
  ],
  [
    Textarea,
    {
      purpose: 'Nimmt mehrere Zeilen Text auf und wächst mit.',
      dos: ['Sagen, was hineingehört und wie ausführlich.'],
      donts: ['Für Angaben, die in ein einzeiliges Feld passen.', 'Die Länge stumm begrenzen.'],
      keyboard: [
        ['Tab', 'In das Feld und heraus.'],
        ['Eingabe', 'Beginnt eine neue Zeile.'],
      ],
    },
  ],
  [
    ErrorSummary,
    {
      purpose: 'Sammelt über einem Formular, was noch zu ändern ist, und führt zu jedem Feld.',
      dos: ['Dieselben Worte wie am Feld verwenden.', 'In der Überschrift sagen, was zu tun ist.'],
      donts: ['Das Feld ohne eigene Fehlermeldung lassen.', 'Schon beim Tippen zeigen.'],
      keyboard: [
        ['Tab', 'Von Fehler zu Fehler.'],
        ['Eingabe', 'Springt in das Feld.'],
      ],
      note: 'Erscheint die Liste oder ändert sie sich, erhält sie den Fokus und wird vorgelesen. Im Formular gilt das auch, wenn nach dem Absenden dieselben Fehler bleiben.',
    },
  ],
  [
    Form,
    {
      purpose: 'Ein Formular, das Fehler oben sammelt und nicht zweimal sendet.',
      dos: ['Nach dem Absenden alle Fehler auf einmal nennen.', 'Während des Sendens im Knopf sagen, was geschieht.'],
      donts: ['Eingaben nach einem Fehler leeren.', 'Den Knopf zum Absenden sperren, bis alles stimmt.'],
      keyboard: [['Eingabe', 'Sendet aus jedem einzeiligen Feld.']],
    },
  ],
];
