import { tokenNames } from '@sanierungsweg/ui/tokens';
import { Page, Section } from './Page';
import { TokenValue } from './TokenValue';

const HEADS = new Set(['text-display', 'text-h1', 'text-h2', 'text-h3', 'text-h4']);

const SAMPLES: Readonly<Record<string, string>> = {
  'text-display': 'Der klare Weg zum warmen Haus',
  'text-h1': 'Was eine Wärmepumpe kostet',
  'text-h2': 'Größe, Übergang, Straße',
  'text-h3': 'Wärmepumpe mit Erdsonde',
  'text-h4': 'Was im Angebot stehen sollte',
  'text-lead': 'Einleitungen beantworten die Frage der Seite in zwei oder drei Sätzen.',
  'text-body': 'Fließtext hat 1,6 Zeilenabstand und höchstens 68 Zeichen je Zeile. U-Wert in W/(m²·K), Fläche in m².',
  'text-small': 'Anmerkungen, Tabellen, Fußzeile.',
  'text-label': 'Beschriftungen von Symbolen und Achsen.',
  'text-button': 'Angebote anfragen',
};

const names = (prefix: string) => tokenNames.filter((name) => name.startsWith(prefix));

/** Families, sizes and weights with German samples. */
export function TypePage() {
  return (
    <Page
      title="Schrift"
      lead="Familjen Grotesk für Überschriften und Preise, Figtree für alles andere. Beide liegen als deutsche Auszüge bei der Seite; nichts wird von fremden Servern geladen."
    >
      <Section
        title="Größen"
        text="Große Stufen wachsen mit der Breite des Fensters. Beim Vergrößern der Schrift im Browser wachsen alle mit."
      >
        {names('text-').map((name) => (
          <div key={name} className="fd-type">
            <p
              style={{
                font: `${HEADS.has(name) ? 700 : 400} var(--ui-${name})/1.2 var(--ui-font-${HEADS.has(name) ? 'head' : 'body'})`,
                letterSpacing: HEADS.has(name) ? '-.02em' : undefined,
                maxInlineSize: 'none',
                overflowWrap: 'anywhere',
              }}
            >
              {SAMPLES[name] ?? 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich'}
            </p>
            <p>
              <TokenValue name={name} />
            </p>
          </div>
        ))}
      </Section>
      <Section title="Stärken">
        <ul className="fd-grid">
          {names('weight-').map((name) => (
            <li key={name} className="fd-tile">
              <span style={{ fontWeight: `var(--ui-${name})`, fontSize: '1.375rem' }}>Dämmung</span>
              <span>
                <TokenValue name={name} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Familien">
        <ul className="fd-grid fd-wide">
          {names('font-').map((name) => (
            <li key={name} className="fd-tile">
              <span style={{ fontFamily: `var(--ui-${name})`, fontSize: '1.75rem' }}>Äöü ẞß 0123456789 €</span>
              <span>
                <TokenValue name={name} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Regeln">
        <ul className="fd-rules">
          <li>Keine Pfeile, kein ≈, ≤ oder ≥ als Zeichen: Die Schriften enthalten sie nicht. Pfeile sind Symbole.</li>
          <li>
            Tiefgestelltes mit <code>sub</code>, etwa CO<sub>2</sub>.
          </li>
          <li>Anführungszeichen „so“, Gedankenstrich mit Leerzeichen – so –, Bereiche ohne: 10–20.</li>
          <li>Zahl und Einheit trennt ein geschütztes Leerzeichen. Überschriften trennen wir nicht.</li>
        </ul>
      </Section>
    </Page>
  );
}
