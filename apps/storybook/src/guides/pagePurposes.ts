/**
 * What patterns, parts of the site and whole pages are for, by their title in the sidebar. Components of the packages say
 * it in their guides.
 */
export const pagePurposes: Readonly<Record<string, string>> = {
  'Muster/Formularseite': 'Ein ganzes Formular: leer, mit der Liste seiner Fehler und nach dem Absenden.',
  'Muster/Kostenspanne': 'Eine Preisspanne nie allein: mit dem, was sie einschränkt, und mit ihrer Herkunft.',
  'Muster/Leer und gestört':
    'Was dasteht, wenn es nichts zu zeigen gibt: nichts gefunden, noch leer, unterwegs oder gestört. Immer mit einem Weg weiter.',
  'Muster/Vergleich':
    'Zwei Wege, Möglichkeiten zu vergleichen: als Tabelle, wenn kurze Werte nebeneinanderstehen, als Reiter, wenn jede Möglichkeit mehr Platz braucht.',
  'Seitenteile/Abschnitte':
    'Alle Arten von Abschnitten, aus denen die Datei einer Seite bestehen kann. Wer Inhalte schreibt, wählt hier aus.',
  'Seitenteile/Abschnittsfolge':
    'Wie Abschnitte aufeinander folgen: auf wechselndem Grund, und Fließtext nach Fließtext auf demselben.',
  'Seitenteile/Anfrageformular':
    'Der Abschnitt mit dem Formular des Anbieters. Daneben steht, was mit der Anfrage geschieht.',
  'Seitenteile/Angebots-Checkliste':
    'Was Eigentümer jedes Angebot fragen, zum Abhaken und zum Drucken auf ein Blatt. Haken werden nicht gespeichert.',
  'Seitenteile/Antwort und Inhalt':
    'Die kurze Antwort neben dem Inhaltsverzeichnis, auf Seiten, bei denen anderes vor dem langen Text steht.',
  'Seitenteile/Auf einen Blick':
    'Die ein bis drei Zahlen, nach denen am häufigsten gefragt wird, gleich unter dem Seitenkopf.',
  'Seitenteile/Auswahl der Einwilligung': 'Die Einstellungen der Einwilligung innerhalb einer Seite statt im Dialog.',
  'Seitenteile/Begriffe im Text':
    'Ein Fachwort, das sich an Ort und Stelle erklärt. Ohne JavaScript führt es zur Erklärung am Ende der Seite.',
  'Seitenteile/Bildkarten':
    'Mehrere Dinge gleicher Art, jedes mit Zeichnung oder Symbol, seinen Werten und höchstens einem Link.',
  'Seitenteile/Das Wichtigste in Kürze': 'Die Antwort der Seite in wenigen Punkten, für alle, die nicht weiterlesen.',
  'Seitenteile/Dazu passt': 'Wohin es von hier aus weitergeht: drei Seiten mit Bild, die übrigen mit Namen.',
  'Seitenteile/Erscheinungsbild wählen':
    'Hell, dunkel oder wie das Gerät. Steht im Fuß der Seite und erscheint erst, wenn es wirkt.',
  'Seitenteile/Fuß der Seite':
    'Führt zu jeder Seite, geordnet nach dem, was jemand sucht. Mit dem Vorbehalt zu allen Zahlen, den Cookie-Einstellungen und dem Erscheinungsbild.',
  'Seitenteile/Häufige Fragen':
    'Fragen, deren Antworten sich einzeln öffnen, auch ohne JavaScript. Auf Papier stehen alle offen.',
  'Seitenteile/Inhaltsverzeichnis neben dem Text':
    'Der Text einer Seite mit seinem Inhaltsverzeichnis: darüber, auf breiten Schirmen in einer Spalte daneben.',
  'Seitenteile/Kontakt statt Formular': 'Wie man uns erreicht, solange eine Website keine Formulare zeigt.',
  'Seitenteile/Kopf der Seite':
    'Logo, zwei Menüs, zwei Links, Suche und der Knopf zur Anfrage. Unter etwa 1.100 px Breite steht dasselbe hinter einem Menüknopf.',
  'Seitenteile/Kopf der Startseite': 'Was die Website ist, das aufgeschnittene Haus und das Feld für die Postleitzahl.',
  'Seitenteile/Kurze Absätze': 'Kurze Absätze mit Überschrift im Raster, ohne Bilder.',
  'Seitenteile/Logo': 'Das Haus mit dem Weg darin und der Name. Führt zur Startseite.',
  'Seitenteile/Meldung nach dem Speichern': 'Bestätigt am Rand des Fensters, was eben gespeichert wurde.',
  'Seitenteile/Merkmale': 'Absätze mit Überschrift und einem Symbol daneben, ohne den Rahmen einer Karte.',
  'Seitenteile/Nächste Schritte': 'Was als Nächstes zu tun ist, in seiner Reihenfolge.',
  'Seitenteile/Planer der Startseite (HousePlanner)':
    'Sechs Kästchen bauen das gezeichnete Haus um und sammeln darunter einen Plan mit Kosten. Geht schon, bevor ein Skript geladen ist.',
  'Seitenteile/Postleitzahl': 'Fragt nach der Postleitzahl und führt zur Handwerkersuche, auch ohne JavaScript.',
  'Seitenteile/Quellen und Stand':
    'Woher die Zahlen der Seite kommen, was andere Seiten abweichend nennen, wer amtlich entscheidet und was die Begriffe bedeuten.',
  'Seitenteile/Rechner (CalculatorSection)':
    'Ein Rechner mit durchgerechnetem Beispiel: Angaben links, Ergebnis rechts, darunter der Rechenweg. Sein Knopf führt zum Formular der Seite.',
  'Seitenteile/Schritte mit Nummer':
    'Schritte in einer Reihe, verbunden durch eine gestrichelte Linie; auf schmalen Schirmen untereinander.',
  'Seitenteile/Schritte mit Zeichnung': 'Drei Schritte, jeder mit einer Zeichnung, auf der Bodenlinie.',
  'Seitenteile/Seitenkopf':
    'Der Anfang einer Seite: wo sie steht, ihre Überschrift, ihre Antwort, ihre Zeichnung. Die Startseite hat einen eigenen.',
  'Seitenteile/Suche (SearchDialog)':
    'Ein Feld für alle Seiten mit höchstens acht Treffern. Eine Postleitzahl führt zu Betrieben, ein Fachwort wird erklärt.',
  'Seitenteile/Überschrift der Suche': 'Die Überschrift der Handwerkersuche, die eine Postleitzahl der Adresse nennt.',
  'Seitenteile/Was kostet …?': 'Preisspannen auf einer Achse. Jeder Balken führt zu der Seite, die den Preis erklärt.',
  'Seitenteile/Zeichnung':
    'Eine Zeichnung in den Farben des Erscheinungsbilds: mit Text für Vorlesehilfen oder nur als Schmuck.',
  'Seitenteile/Zusagen':
    'Was der Betreiber zu einer Anfrage zusagt: vier Zusagen nebeneinander, auf jeder Seite dieselben.',
  'Seiten/Angaben und Rechtliches': 'Seiten ohne Angebote: Über uns, Impressum, Barrierefreiheit.',
  'Seiten/Cookie-Einstellungen': 'Die Einstellungen der Einwilligung als eigene Seite.',
  'Seiten/Fachbetrieb werden': 'Hier registrieren sich Betriebe, die Anfragen bekommen möchten.',
  'Seiten/Fehler beim Zeichnen': 'Steht anstelle einer Seite, die sich nicht zeichnen ließ.',
  'Seiten/Gewerk':
    'Eine Seite über ein Gewerk: zuerst die kurze Antwort und der Inhalt, dann Leistungen, Ablauf und Formular.',
  'Seiten/Handwerkersuche':
    'Suche und Formular. Ohne Postleitzahl fragt die Seite danach, mit ihr steht das Formular gleich oben.',
  'Seiten/Ratgeber':
    'Ein Thema, seine Kosten, seine Förderung oder seine Fachleute. Der Rahmen ist immer derselbe, die Abschnitte bestimmt der Inhalt.',
  'Seiten/Seite nicht gefunden': 'Für jede unbekannte Adresse, mit Wegen zurück.',
  'Seiten/Stadt': 'Energieberatung in einer Stadt: zuerst ihre Häuser, dann das Formular.',
  'Seiten/Startseite': 'Der Einstieg: Haus, Planer, Maßnahmen, Preise, Ablauf und Formular.',
};
