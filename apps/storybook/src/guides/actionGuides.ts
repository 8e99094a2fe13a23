import { Button, ButtonLink } from '@sanierungsweg/ui/button';
import { Dialog } from '@sanierungsweg/ui/dialog';
import { Accordion, Disclosure } from '@sanierungsweg/ui/disclosure';
import { Link } from '@sanierungsweg/ui/link';
import { MobileMenu } from '@sanierungsweg/ui/mobile-menu';
import { NavMenu } from '@sanierungsweg/ui/nav-menu';
import { Toaster } from '@sanierungsweg/ui/toaster';
import { Toggletip } from '@sanierungsweg/ui/toggletip';
import { Tooltip } from '@sanierungsweg/ui/tooltip';
import type { Guide } from './guide';

const opening: Guide['keyboard'] = [
  ['Tab', 'Zur Überschrift, geöffnet weiter in den Inhalt.'],
  ['Eingabe, Leertaste', 'Öffnet und schließt.'],
];

/** Guides of what visitors press and open. */
export const actionGuides: readonly (readonly [component: unknown, guide: Guide])[] = [
  [
    Button,
    {
      purpose: 'Löst auf dieser Seite etwas aus. Wer zu einer anderen Seite führt, nimmt ButtonLink.',
      dos: [
        'Sagen, was geschieht: „Angebote anfragen“.',
        'Je Ansicht einen Aufruf (cta) und daneben leisere Knöpfe.',
        'Einem Knopf nur mit Symbol einen Namen geben.',
      ],
      donts: [
        '„OK“, „Hier klicken“, „Mehr“.',
        'Zwei Aufrufe nebeneinander.',
        'destructive für etwas anderes als Löschen.',
      ],
      keyboard: [
        ['Tab', 'Zum Knopf.'],
        ['Eingabe, Leertaste', 'Löst aus.'],
      ],
    },
  ],
  [
    ButtonLink,
    {
      purpose: 'Ein Link, der wie ein Knopf aussieht.',
      dos: ['Für den nächsten großen Schritt auf einer anderen Seite.'],
      donts: ['Für Handlungen auf dieser Seite: Dafür ist Button da.'],
      keyboard: [
        ['Tab', 'Zum Link.'],
        ['Eingabe', 'Folgt dem Link.'],
      ],
    },
  ],
  [
    Dialog,
    {
      purpose: 'Unterbricht für eine Entscheidung oder Einstellung, die jetzt nötig ist.',
      dos: ['Die Frage als Titel stellen.', 'Die Knöpfe nach der Handlung benennen.', 'Von selbst nie öffnen.'],
      donts: ['Werbung oder Hinweise, die auf die Seite passen.', 'Einen Dialog aus einem Dialog öffnen.'],
      keyboard: [
        ['Tab, Umschalt + Tab', 'Zwischen den Bedienelementen des Dialogs; die Seite dahinter ist gesperrt.'],
        ['Esc', 'Schließt; der Fokus kehrt zurück, woher er kam.'],
      ],
    },
  ],
  [
    Disclosure,
    {
      purpose: 'Blendet Einzelheiten aus, die nicht alle brauchen.',
      dos: ['In der Überschrift sagen, was darin steht.'],
      donts: ['Wichtiges verstecken: Bedingungen, Kosten, Fristen.'],
      keyboard: opening,
      note: 'Öffnet auch ohne JavaScript.',
    },
  ],
  [
    Accordion,
    {
      purpose: 'Mehrere Fragen untereinander. Jede öffnet sich für sich; mit name ist höchstens eine offen.',
      dos: ['Für häufige Fragen mit kurzen Antworten.'],
      donts: ['Für Inhalte, die man vergleichen will.'],
      keyboard: opening,
      note: 'Öffnet auch ohne JavaScript.',
    },
  ],
  [
    NavMenu,
    {
      purpose: 'Ein Knopf im Kopf der Seite, der eine Tafel mit Links öffnet.',
      dos: ['Links in benannten Gruppen ordnen.', 'Zeigen, wenn die aktuelle Seite darunter ist.'],
      donts: ['Beim Darüberfahren öffnen.', 'Menüs ineinander schachteln.'],
      keyboard: [
        ['Eingabe, Leertaste', 'Öffnet und schließt die Tafel.'],
        ['Tab', 'Durch die Links; hinter dem letzten schließt die Tafel.'],
        ['Esc', 'Schließt; der Fokus kehrt zum Knopf zurück.'],
      ],
    },
  ],
  [
    MobileMenu,
    {
      purpose: 'Das Menü für schmale Ansichten, hinter einem Knopf.',
      dos: ['Dieselben Ziele anbieten wie breit.', 'Gruppen unabhängig voneinander aufklappen lassen.'],
      donts: ['Auf breiten Ansichten verwenden, wo alles Platz hat.'],
      keyboard: [
        ['Eingabe, Leertaste', 'Öffnet das Menü und klappt Gruppen auf.'],
        ['Tab', 'Bleibt im Menü.'],
        ['Esc', 'Schließt; der Fokus kehrt zum Knopf zurück.'],
      ],
    },
  ],
  [
    Toaster,
    {
      purpose: 'Meldet kurz, dass etwas geschehen ist.',
      dos: ['Bestätigen, was gerade geschah: „Einstellungen gespeichert“.'],
      donts: ['Etwas mitteilen, das man später noch braucht.', 'Fehler eines Feldes: Die stehen am Feld.'],
      keyboard: [
        ['Alt + T', 'Springt zu den Meldungen.'],
        ['Tab', 'Zu den Knöpfen der Meldungen.'],
        ['Esc', 'Zurück zur Seite.'],
      ],
      note: 'Die Zeit steht still, solange Zeiger oder Fokus auf einer Meldung liegen.',
    },
  ],
  [
    Tooltip,
    {
      purpose: 'Erklärt ein Bedienelement, das man mit Zeiger oder Tastatur erreicht.',
      dos: ['Kurz ergänzen, was der Knopf schon sagt.'],
      donts: ['Nötiges darin unterbringen: Auf Telefonen erscheint es nicht.', 'Links oder Knöpfe hineinsetzen.'],
      keyboard: [
        ['Tab', 'Zum Element; die Erklärung erscheint.'],
        ['Esc', 'Blendet sie aus.'],
      ],
    },
  ],
  [
    Toggletip,
    {
      purpose: 'Erklärt einen Begriff auf Knopfdruck, auch auf dem Telefon.',
      dos: ['Den Begriff in zwei, drei Sätzen erklären.'],
      donts: ['Ganze Absätze oder Bilder hineinsetzen.'],
      keyboard: [
        ['Eingabe, Leertaste', 'Öffnet und schließt.'],
        ['Esc', 'Schließt.'],
      ],
    },
  ],
  [
    Link,
    {
      purpose: 'Führt zu einer anderen Seite oder Stelle.',
      dos: ['So benennen, dass er auch ohne den Satz verständlich ist.'],
      donts: ['„Hier klicken“ oder „mehr“.', 'Für Handlungen auf der Seite: Dafür gibt es Schaltflächen.'],
      keyboard: [
        ['Tab', 'Zum Link.'],
        ['Eingabe', 'Folgt dem Link.'],
      ],
    },
  ],
];
