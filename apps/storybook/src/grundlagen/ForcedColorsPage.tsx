import { Button } from '@sanierungsweg/ui/button';
import { Switch } from '@sanierungsweg/ui/switch';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Page, Section } from './Page';

const WAYS = [
  'Chrome und Edge: Entwicklerwerkzeuge öffnen, „Rendering“ (Darstellung) aufrufen, bei „forced-colors“ den Wert „active“ wählen.',
  'Windows: Einstellungen, Barrierefreiheit, Kontrastdesigns; oder Alt + Umschalt links + Druck.',
  'Firefox: Einstellungen, Sprache und Erscheinungsbild, Farben verwalten, „Immer“ überschreiben.',
  'Ohne Browser: „pnpm pictures“ legt von jeder Ansicht auch ein Bild mit erzwungenen Farben an.',
];

/** What remains when the browser replaces all colours. */
export function ForcedColorsPage() {
  return (
    <Page
      title="Erzwungene Farben"
      lead="Manche Menschen lassen ihr System alle Farben ersetzen, etwa durch Weiß auf Schwarz. Flächen und Schatten verschwinden dann, Ränder und Text bleiben."
    >
      <Section title="Regeln">
        <ul className="fd-rules">
          <li>Jeder Zustand ist auch ohne Farbe zu erkennen: an Rand, Form, Häkchen oder Wort.</li>
          <li>Ränder, die sonst unsichtbar sind, bleiben als durchsichtige Ränder stehen und werden hier sichtbar.</li>
          <li>Symbole erben die Textfarbe. Zeichnungen behalten ihre eigenen Farben auf hellem Grund.</li>
        </ul>
      </Section>
      <Section
        title="Ansehen"
        text="Farben erzwingt der Browser, nicht die Seite. Eine Nachbildung zeigte andere Farben als er; deshalb gibt es hier keinen Schalter dafür."
      >
        <ul className="fd-rules">
          {WAYS.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </Section>
      <Section title="Beispiele">
        <p>
          <Button variant="cta">Angebote anfragen</Button> <Button variant="outline">Zurück</Button>{' '}
          <Button disabled>Gesperrt</Button>
        </p>
        <Switch label="Funktional" description="Karten und Videos anzeigen" defaultChecked />
        <Switch label="Marketing" description="Werbung messen" />
        <TextField label="Postleitzahl" hint="Fünf Ziffern" error="Bitte geben Sie fünf Ziffern ein." />
      </Section>
    </Page>
  );
}
