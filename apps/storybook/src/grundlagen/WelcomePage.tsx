import { Overview } from './Overview';
import { Page, Section } from './Page';

/** What this Storybook is and how to find things in it. */
export function WelcomePage() {
  return (
    <Page
      title="Gestaltung von Sanierungsweg"
      lead="Hier stehen die Grundlagen, jeder Baustein in jedem Zustand und ganze Seiten mit ihren echten Inhalten."
    >
      <Section title="Auf einen Blick" text="Oben am Tag, unten in der Nacht. Alles lässt sich bedienen.">
        <Overview />
      </Section>
      <Section title="Was wo steht">
        <dl className="fd-section">
          <div>
            <dt>Grundlagen</dt>
            <dd>
              Tokens zum Mitnehmen, Farbe, Schrift, Abstände, Zeichenregeln, Symbole, Sprache und Ton, Erzwungene
              Farben.
            </dd>
          </div>
          <div>
            <dt>Bausteine</dt>
            <dd>
              Was <code>@sanierungsweg/ui</code> liefert, mit Reglern, Code zum Kopieren, Dos und Don’ts und der
              Bedienung per Tastatur. Jeder ist unter seinem deutschen Namen und unter dem im Code zu finden.
            </dd>
          </div>
          <div>
            <dt>Spielwiese</dt>
            <dd>JSX hineinschreiben, ansehen, als Adresse weitergeben.</dd>
          </div>
          <div>
            <dt>Standbilder und Muster</dt>
            <dd>
              Jeder Zustand eines Bausteins in beiden Erscheinungsbildern; Formularseite, Vergleich, Kostenspanne, leere
              und gestörte Ansichten, gute und schlechte Verwendung, Aufbau mit Abständen.
            </dd>
          </div>
          <div>
            <dt>Einwilligung und Anfrageformular</dt>
            <dd>
              Die beiden Pakete, die auch andere Portale einbauen können. Das Formular stammt vom Übungsanbieter und
              verschickt nichts.
            </dd>
          </div>
          <div>
            <dt>Seitenteile und Seiten</dt>
            <dd>
              Abschnitte und Vorlagen der Website mit ihren Datensätzen. Ganze Seiten haben Regler: Erscheinungsbild,
              Einwilligung, Anbieter, Breite. Links verlassen die Ansicht nicht.
            </dd>
          </div>
          <div>
            <dt>Pakete und Referenz</dt>
            <dd>
              README und Änderungen jedes Pakets, dazu alles, was es exportiert, mit Eigenschaften und Beispielen.
            </dd>
          </div>
        </dl>
      </Section>
      <Section
        title="Sprache"
        text="Anleitungen und Oberfläche sind deutsch. Storybook selbst kennt nur Englisch; seine Wörter werden ersetzt, wo sie erscheinen, ein neues bleibt englisch, bis es jemand einträgt. Beschreibungen von Eigenschaften, README und Referenz sind englisch wie der Code, für alle Portale."
      />
      <Section title="Werkzeuge in der Leiste">
        <ul className="fd-rules">
          <li>Erscheinungsbild: hell, dunkel oder wie das Gerät.</li>
          <li>Leserichtung: von links oder, für andere Sprachen, von rechts.</li>
          <li>Ansicht: 320, 390 und 1440 px.</li>
          <li>Sehschwächen: zeigt die Ansicht, wie Menschen mit einer Sehschwäche sie sehen.</li>
          <li>Barrierefreiheit: Jede Ansicht wird mit axe geprüft. Ein Verstoß ist ein Fehler, kein Hinweis.</li>
        </ul>
      </Section>
      <Section
        title="Bilder zum Durchsehen"
        text={
          <>
            <code>pnpm pictures</code> legt von jeder Ansicht Bilder in Hell, Dunkel, erzwungenen Farben und bei 320 px
            an. Mit <code>--against main</code> zeigt es, was sich gegenüber einem anderen Stand verändert hat.
          </>
        }
      />
    </Page>
  );
}
