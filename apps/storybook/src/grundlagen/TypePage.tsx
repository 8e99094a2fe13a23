import { type TokenName, tokenNames } from '@sanierungsweg/ui/tokens';
import source from '../../../../packages/ui/src/tokens/tokens.json';
import { Page, Section } from './Page';
import { pixelsAt } from './pixelsAt';
import { TokenValue } from './TokenValue';

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

/** It stays on one line. */
const RANGE = '10\u2060–\u206020';

type Style = Exclude<keyof typeof source.typography, '$type'>;

const names = (prefix: string) => tokenNames.filter((name) => name.startsWith(prefix));
const decimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });
const pixels = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** How text of a size is set, from tokens.json: style sheets of components take only the size from a token. */
function settingOf(name: string) {
  const { $value, $extensions } = source.typography[name.replace('text-', '') as Style];
  const family = $value.fontFamily.includes('head') ? 'head' : 'body';
  const css = $extensions['de.sanierungsweg.css'];
  const size = 'fontSize' in css ? css.fontSize : `${$value.fontSize.value}rem`;
  const [phone, desk] = [390, 1440].map((width) => pixels.format(pixelsAt(width, size)));
  return {
    phone,
    desk,
    family,
    weight: $value.fontWeight,
    lineHeight: $value.lineHeight,
    letterSpacing: css.letterSpacing,
  };
}

/** A size with a German sample in it. */
function Size({ name }: { name: TokenName }) {
  const { phone, desk, family, weight, lineHeight, letterSpacing } = settingOf(name);
  return (
    <div className="fd-type">
      <p
        style={{
          font: `${weight} var(--ui-${name})/${lineHeight} var(--ui-font-${family})`,
          letterSpacing,
          maxInlineSize: family === 'head' ? 'none' : 'var(--ui-size-measure)',
          overflowWrap: 'anywhere',
        }}
      >
        {SAMPLES[name] ?? 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich'}
      </p>
      <p className="fd-note">
        <TokenValue name={name} />
        <span className="fd-line fd-muted">
          {phone !== desk && `${phone}\u00a0px bei 390, ${desk}\u00a0px bei 1440; `}
          {family === 'head' ? 'Familjen Grotesk' : 'Figtree'} {weight}, Zeilenabstand {decimal.format(lineHeight)}
          {letterSpacing !== '0em' &&
            `, Laufweite ${letterSpacing.replace('-', '\u2212').replace('.', ',').replace('em', '\u00a0em')}`}
        </span>
      </p>
    </div>
  );
}

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
          <Size key={name} name={name} />
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
          <li>Anführungszeichen „so“, Gedankenstrich mit Leerzeichen – so –, Bereiche ohne: {RANGE}.</li>
          <li>
            Zahl und Einheit trennt ein geschütztes Leerzeichen. Überschriften trennen nur an weichen Trennstellen, die
            wir in lange Wörter setzen.
          </li>
        </ul>
      </Section>
    </Page>
  );
}
