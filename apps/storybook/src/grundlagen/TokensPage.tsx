import sprite from '@sanierungsweg/ui/sprite.svg?url';
import { type PaletteToken, palettes, tokenNames } from '@sanierungsweg/ui/tokens';
import tokensCss from '@sanierungsweg/ui/tokens.css?url';
import tokensJson from '@sanierungsweg/ui/tokens.json?url';
import { Page, Section } from './Page';
import { TokenSwatch } from './TokenSwatch';
import { TokenValue } from './TokenValue';

const FILES = [
  {
    name: 'tokens.json',
    address: tokensJson,
    text: 'Alle Werte im Format der Design Tokens Community Group (W3C), Stand 2025.10: für Entwurfswerkzeuge und eigene Erzeuger.',
  },
  { name: 'tokens.css', address: tokensCss, text: 'Dieselben Werte als CSS-Variablen, hell und dunkel.' },
  { name: 'sprite.svg', address: sprite, text: 'Alle Symbole in einer Datei.' },
];

/** The kind of a token is the first part of its name. */
const groupOf = (name: string) => name.split('-')[0] ?? '';
const groups = [...new Set(tokenNames.map(groupOf))].map(
  (group) => [group, tokenNames.filter((name) => groupOf(name) === group)] as const,
);

const TITLES: Readonly<Record<string, string>> = {
  art: 'Zeichnungen',
  color: 'Farben',
  font: 'Schriften',
  line: 'Linien',
  motion: 'Bewegung',
  radius: 'Rundungen',
  shadow: 'Schatten',
  size: 'Maße',
  space: 'Abstände',
  text: 'Schriftgrößen',
  weight: 'Schriftstärken',
};

const hasThemes = (name: string): name is PaletteToken => name in palettes.light;

/** Everything that designers and portals can take away, with the way into their tools. */
export function TokensPage() {
  return (
    <Page
      title="Tokens zum Mitnehmen"
      lead={`${tokenNames.length} Werte, die jeder Baustein verwendet. Ein Name sagt, wofür ein Wert da ist, nie, wie er aussieht.`}
    >
      <Section title="Dateien">
        <ul className="fd-grid fd-wide">
          {FILES.map(({ name, address, text }) => (
            <li key={name} className="fd-tile">
              <a href={address} download={name}>
                {name} herunterladen
              </a>
              <span className="fd-muted">{text}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="In Figma">
        <ol className="fd-rules">
          <li>
            <code>tokens.json</code> herunterladen und mit einer Erweiterung einlesen, die das DTCG-Format versteht.
          </li>
          <li>
            Die Materialien (<code>color.primitive</code>) als Vorrat anlegen, die Rollen als Variablen mit den Modi
            Hell und Dunkel. Entwürfe verwenden nur Rollen.
          </li>
          <li>
            Liest die Erweiterung keine OKLCH-Farben: Jede Farbe führt unter <code>hex</code> denselben Wert als
            Hex-Zahl mit.
          </li>
        </ol>
      </Section>
      <Section
        title="Im Code"
        text="Ein Name lässt sich mit einem Druck kopieren, so wie er im Stylesheet steht: var(--ui-…). Farben stehen links hell, rechts dunkel."
      />
      {groups.map(([group, names]) => (
        <Section key={group} title={TITLES[group] ?? group}>
          <ul className="fd-grid fd-wide">
            {names.map((name) => (
              <li key={name} className="fd-tile">
                {hasThemes(name) ? <TokenSwatch name={name} /> : <TokenValue name={name} />}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
