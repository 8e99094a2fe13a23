import { Icon, iconNames } from '@sanierungsweg/ui/icon';
import { CopyName } from './CopyName';
import { Page, Section } from './Page';

/** Every icon of the sprite, and how icons are used. */
export function IconPage() {
  return (
    <Page
      title="Symbole"
      lead={`${iconNames.length} Symbole in einer Datei, gezeichnet in der Farbe des Textes. Ein Symbol kostet kein JavaScript.`}
    >
      <Section title="Verwenden">
        <ul className="fd-rules">
          <li>Ein Symbol steht neben Text und verdeutlicht ihn. Dann ist es für Vorlesehilfen unsichtbar.</li>
          <li>
            Steht es allein, bekommt es mit <code>label</code> einen Namen, oder der Knopf darum hat einen.
          </li>
          <li>Ohne Angabe ist es 1,25-mal so hoch wie der Text. Nie kleiner als 16 px.</li>
          <li>Keine Sterne, keine Siegel: Wir zeigen keine erfundenen Bewertungen.</li>
        </ul>
      </Section>
      <Section title="Alle Symbole" text="Ein Druck auf den Namen kopiert das Symbol, wie es im Code steht.">
        <ul className="fd-grid fd-small">
          {iconNames.map((name) => (
            <li key={name} className="fd-icon">
              <Icon name={name} size={28} />
              <CopyName name={name} code={`<Icon name="${name}" />`} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
