import { Page, Section } from './Page';

/** What this Storybook is and how to find things in it. */
export function WelcomePage() {
  return (
    <Page
      title="Gestaltung von Sanierungsweg"
      lead="Hier stehen die Grundlagen, jeder Baustein in jedem Zustand und ganze Seiten mit ihren echten Inhalten."
    >
      <Section title="Was wo steht">
        <dl className="fd-section">
          <div>
            <dt>Grundlagen</dt>
            <dd>Farbe, Schrift, Abstände, Zeichenregeln, Symbole, Sprache.</dd>
          </div>
          <div>
            <dt>Bausteine</dt>
            <dd>
              Was <code>@sanierungsweg/ui</code> liefert, mit Reglern, Dos und Don’ts und der Bedienung per Tastatur.
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
            <dd>Abschnitte und Vorlagen der Website mit ihren Datensätzen. Links verlassen die Ansicht nicht.</dd>
          </div>
        </dl>
      </Section>
      <Section title="Werkzeuge in der Leiste">
        <ul className="fd-rules">
          <li>Erscheinungsbild: hell, dunkel oder wie das Gerät.</li>
          <li>Ansicht: 320, 390 und 1440 px.</li>
          <li>Erzwungene Farben: erklärt, wie der Browser sie einschaltet. In Testläufen geschieht das von selbst.</li>
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
