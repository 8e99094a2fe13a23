import { Card } from '@sanierungsweg/ui/card';
import { Container, Grid, Inline, Stack } from '@sanierungsweg/ui/layout';
import { Prose } from '@sanierungsweg/ui/prose';
import { Steps } from '@sanierungsweg/ui/steps';
import type { Guide } from './guide';

/** Guides of what arranges content. */
export const layoutGuides: readonly (readonly [component: unknown, guide: Guide])[] = [
  [
    Card,
    {
      purpose: 'Fasst zusammen, was zu einer Sache gehört.',
      dos: ['Eine Sache je Karte, mit Überschrift.', 'Höchstens ein Link, benannt durch die Überschrift.'],
      donts: ['Karten in Karten setzen.', 'Alles auf der Seite in Karten packen.'],
      keyboard: [
        ['Tab', 'Zum Link der Karte, falls sie einen hat.'],
        ['Eingabe', 'Folgt dem Link.'],
      ],
    },
  ],
  [
    Container,
    {
      purpose: 'Hält den Inhalt auf Seitenbreite und lässt immer einen Rand.',
      dos: ['Einmal je Abschnitt verwenden.'],
      donts: ['Ineinander schachteln.'],
      keyboard: [],
    },
  ],
  [
    Grid,
    {
      purpose: 'Ordnet gleichrangige Teile nebeneinander und, wo es eng wird, untereinander.',
      dos: ['Für Karten und kurze, ähnlich lange Teile.'],
      donts: ['Für Fließtext in Spalten.'],
      keyboard: [],
    },
  ],
  [
    Stack,
    {
      purpose: 'Setzt Teile untereinander mit gleichem Abstand.',
      dos: ['Abstände nur aus den Stufen wählen.'],
      donts: ['Einzelnen Teilen darin einen Außenabstand geben.'],
      keyboard: [],
    },
  ],
  [
    Prose,
    {
      purpose: 'Setzt längeren Text: Absätze, Listen, Zwischenüberschriften.',
      dos: ['Überschriften in ihrer Reihenfolge verwenden.'],
      donts: ['Bausteine wie Karten oder Tabellen hineinsetzen.'],
      keyboard: [
        ['Tab', 'Von Link zu Link.'],
        ['Eingabe', 'Folgt dem Link.'],
      ],
    },
  ],
  [
    Steps,
    {
      purpose: 'Zeigt einen Ablauf in seiner Reihenfolge.',
      dos: ['Jeden Schritt mit der Handlung benennen.'],
      donts: ['Für Listen ohne Reihenfolge.'],
      keyboard: [],
      note: 'Eine geordnete Liste: Vorlesehilfen nennen die Zahl der Schritte.',
    },
  ],
  [
    Inline,
    {
      purpose: 'Setzt Teile nebeneinander und bricht um, wo es eng wird.',
      dos: ['Für Knöpfe eines Formulars, die wichtigste Handlung zuerst.'],
      donts: ['Für Karten: Dafür gibt es das Raster.'],
      keyboard: [],
    },
  ],
];
