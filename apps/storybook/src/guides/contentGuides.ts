import { Alert } from '@sanierungsweg/ui/alert';
import { Badge } from '@sanierungsweg/ui/badge';
import { Breadcrumbs } from '@sanierungsweg/ui/breadcrumbs';
import { BarChart, RangeChart, StackChart } from '@sanierungsweg/ui/charts';
import { Divider } from '@sanierungsweg/ui/divider';
import { Heading } from '@sanierungsweg/ui/heading';
import { Icon } from '@sanierungsweg/ui/icon';
import { LineChart } from '@sanierungsweg/ui/line-chart';
import { Progress } from '@sanierungsweg/ui/progress';
import { SkipLink } from '@sanierungsweg/ui/skip-link';
import { Spinner } from '@sanierungsweg/ui/spinner';
import { Table } from '@sanierungsweg/ui/table';
import { Tabs } from '@sanierungsweg/ui/tabs';
import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import type { Guide } from './guide';

const chart = (purpose: string): Guide => ({
  purpose,
  dos: ['Jeden Wert auch als Text nennen.', 'Einheit und Stand dazuschreiben.', 'Die Achse bei null beginnen lassen.'],
  donts: ['Werte zeigen, die keine Quelle haben.', 'Mehr als acht Zeilen: Dann ist eine Tabelle besser.'],
  keyboard: [],
  note: 'Das Diagramm selbst ist eine Tabelle: Vorlesehilfen lesen Zeile für Zeile.',
});

/** Guides of what visitors read. */
export const contentGuides: readonly (readonly [component: unknown, guide: Guide])[] = [
  [
    Badge,
    {
      purpose: 'Kennzeichnet etwas mit einem oder zwei Wörtern.',
      dos: ['Den Zustand ausschreiben: „Geprüft“.'],
      donts: ['Als Knopf verwenden.', 'Lob wie „Bestseller“: Wir erfinden keine Auszeichnungen.'],
      keyboard: [],
    },
  ],
  [
    Icon,
    {
      purpose: 'Verdeutlicht ein Wort mit einem Zeichen.',
      dos: ['Neben Text setzen.', 'Allein stehend mit label benennen.'],
      donts: ['Ein Zeichen für zwei Bedeutungen.', 'Als Schmuck häufen.'],
      keyboard: [],
    },
  ],
  [
    Table,
    {
      purpose: 'Zeigt Werte zum Vergleichen. Wo es eng wird, rollt sie in ihrem eigenen Kasten.',
      dos: ['Mit caption sagen, was die Tabelle zeigt.', 'Zahlen rechtsbündig setzen.'],
      donts: ['Zum Anordnen von Seitenteilen.', 'Einheiten in jeder Zelle wiederholen.'],
      keyboard: [
        ['Tab', 'Zum Kasten der Tabelle.'],
        ['Pfeil links, Pfeil rechts', 'Rollt die Tabelle.'],
      ],
    },
  ],
  [RangeChart, chart('Vergleicht Spannen auf einer Achse, etwa Preise.')],
  [BarChart, chart('Vergleicht einen oder zwei Werte je Zeile, etwa vorher und nachher.')],
  [
    LineChart,
    {
      ...chart('Zeigt, wie sich Werte ändern und wo sie sich treffen, etwa Ersparnis und Kosten.'),
      keyboard: [
        ['Tab', 'Zur gefalteten Tabelle, wo sie gefaltet ist.'],
        ['Eingabe, Leertaste', 'Klappt die Tabelle auf und zu.'],
      ],
      note: 'Unter der Zeichnung stehen ihre Werte als Tabelle: Vorlesehilfen lesen Zeile für Zeile.',
    },
  ],
  [StackChart, chart('Zeigt Anteile, die sich addieren, mit einer Obergrenze.')],
  [
    Breadcrumbs,
    {
      purpose: 'Zeigt den Weg von der Startseite hierher.',
      dos: ['Die aktuelle Seite als letzten Eintrag, ohne Link.'],
      donts: ['Auf der Startseite.'],
      keyboard: [
        ['Tab', 'Von Link zu Link.'],
        ['Eingabe', 'Folgt dem Link.'],
      ],
    },
  ],
  [
    SkipLink,
    {
      purpose: 'Führt als Erstes auf der Seite am Kopf vorbei zum Inhalt.',
      dos: ['Als erstes Element der Seite.'],
      donts: ['Dauerhaft verstecken: Mit Fokus ist er zu sehen.'],
      keyboard: [
        ['Tab', 'Erscheint als erstes Ziel.'],
        ['Eingabe', 'Springt zum Inhalt.'],
      ],
    },
  ],
  [
    VisuallyHidden,
    {
      purpose: 'Text nur für Vorlesehilfen.',
      dos: ['Ergänzen, was das Auge aus dem Bild weiß.'],
      donts: ['Text, den alle brauchen.', 'Bedienelemente.'],
      keyboard: [],
    },
  ],
  [
    Alert,
    {
      purpose: 'Eine Meldung in der Seite, die stehen bleibt.',
      dos: ['Mit dem Wichtigsten beginnen, dann sagen, was zu tun ist.', 'Die Art auch in Worten nennen (label).'],
      donts: ['Mehrere übereinander stapeln.', 'Für Werbung.'],
      keyboard: [],
      note: 'Mit live wird sie vorgelesen, sobald sie erscheint. Das Zeichen hat je Art eine eigene Form.',
    },
  ],
  [
    Spinner,
    {
      purpose: 'Sagt, dass etwas einen Augenblick dauert.',
      dos: ['Benennen, worauf man wartet.', 'Nach einigen Sekunden einen Weg weiter anbieten.'],
      donts: ['Ohne Worte verwenden.', 'Wo der Stand bekannt ist: Dort gehört der Fortschritt hin.'],
      keyboard: [],
      note: 'Wird beim Erscheinen vorgelesen. Steht still, wenn Bewegung unerwünscht ist.',
    },
  ],
  [
    Progress,
    {
      purpose: 'Zeigt, wie weit etwas ist.',
      dos: ['Den Stand auch in Worten nennen: „Schritt 2 von 4“.'],
      donts: ['Für Mengen oder Anteile: Dafür gibt es Diagramme.'],
      keyboard: [],
    },
  ],
  [
    Heading,
    {
      purpose: 'Eine Überschrift, deren Größe von ihrer Ebene abweichen darf.',
      dos: [
        'Die Ebene nach der Gliederung wählen, die Größe nach dem Platz.',
        'In lange Wörter weiche Trennzeichen setzen (&shy;): Von selbst trennt die Überschrift nicht, sie bricht zu lange Wörter nur um.',
      ],
      donts: ['Eine Ebene überspringen.', 'Text fett setzen statt eine Überschrift zu verwenden.'],
      keyboard: [],
    },
  ],
  [
    Divider,
    {
      purpose: 'Eine Linie, wo das Thema wechselt.',
      dos: ['Sparsam setzen: Meist genügt Abstand.'],
      donts: ['Um Überschriften zu schmücken.'],
      keyboard: [],
    },
  ],
  [
    Tabs,
    {
      purpose: 'Zeigt eine von mehreren Ansichten derselben Sache, etwa Varianten zum Vergleichen.',
      dos: ['Kurz benennen, ein bis zwei Wörter.', 'Die gefragteste Ansicht zuerst.'],
      donts: ['Hinter Reitern verstecken, was alle brauchen.', 'Schritte eines Ablaufs darauf verteilen.'],
      keyboard: [
        ['Tab', 'Zum gewählten Reiter, dann in seinen Inhalt.'],
        ['Pfeil links, Pfeil rechts', 'Wählt den vorigen oder nächsten Reiter.'],
        ['Pos1, Ende', 'Wählt den ersten oder letzten Reiter.'],
      ],
    },
  ],
];
