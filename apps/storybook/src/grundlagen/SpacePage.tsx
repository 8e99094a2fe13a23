import { media } from '@sanierungsweg/site/src/styles/media';
import { tokenNames } from '@sanierungsweg/ui/tokens';
import { Page, Section } from './Page';
import { TokenValue } from './TokenValue';

const names = (prefix: string) => tokenNames.filter((name) => name.startsWith(prefix));

/** Widths of the window at which the site changes, from its style sheets. */
const BREAKS = [
  ['fewLetters', 'Telefon mit großer Schrift: ein, zwei Wörter füllen die Zeile'],
  ['phone', 'Telefon: was nebeneinander stand, steht untereinander'],
  ['narrow', 'eine Spalte statt zwei oder drei'],
  ['burger', 'Menü hinter einem Knopf statt im Kopf der Seite'],
  ['full', 'Platz für vier Spalten'],
  ['rail', 'Platz für das Inhaltsverzeichnis neben dem Text'],
] as const;

const number = new Intl.NumberFormat('de-DE');

/** „bis 832 px (52 rem)“ of `(max-width: 52rem)`. */
function saidOf(query: string): string {
  const width = Number(/[\d.]+(?=rem)/.exec(query)?.[0]);
  const from = query.includes('min-width') ? 'ab' : 'bis';
  return `${from} ${number.format(width * 16)}\u00a0px (${number.format(width)}\u00a0rem)`;
}

/** Spaces, sizes, radii, lines, shadows and durations. */
export function SpacePage() {
  return (
    <Page
      title="Abstände"
      lead="Bausteine haben keinen Außenabstand. Den Raum zwischen ihnen gibt, wer sie anordnet, und zwar aus diesen Stufen."
    >
      <Section title="Stufen">
        {names('space-').map((name) => (
          <div key={name} className="fd-tile">
            <span className="fd-bar" style={{ inlineSize: `var(--ui-${name})` }} />
            <span>
              <TokenValue name={name} />
            </span>
          </div>
        ))}
      </Section>
      <Section
        title="Maße"
        text="Was man antippt, ist 44 px hoch und breit, im dichten Text mindestens 24 px. Die Knöpfe haben feste Höhen."
      >
        <ul className="fd-grid">
          {names('size-').map((name) => (
            <li key={name} className="fd-tile">
              <TokenValue name={name} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Umbrüche"
        text="Breiten des Fensters, bei denen sich die Website ändert. Sie wachsen mit der Schriftgröße des Browsers; die Bausteine richten sich lieber nach dem Platz, den sie haben."
      >
        <dl className="fd-grid fd-wide">
          {BREAKS.map(([name, text]) => (
            <div key={name} className="fd-tile">
              <dt>{saidOf(media[name])}</dt>
              <dd className="fd-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Rundungen">
        <ul className="fd-grid">
          {names('radius-').map((name) => (
            <li key={name} className="fd-tile">
              <span className="fd-box" style={{ borderRadius: `var(--ui-${name})` }} />
              <span>
                <TokenValue name={name} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Linien"
        text="Die dicke Grundlinie läuft durch die ganze Seite: Darauf stehen die Häuser, darunter liegt der Boden, die Fußzeile."
      >
        {names('line-').map((name) => (
          <div key={name} className="fd-tile">
            <span style={{ blockSize: 0, borderBlockStart: `var(--ui-${name}) solid` }} />
            <span>
              <TokenValue name={name} />
            </span>
          </div>
        ))}
      </Section>
      <Section title="Schatten" text="Nur für das, was über der Seite liegt, und für Karten unter dem Zeiger.">
        <ul className="fd-grid">
          {names('shadow-').map((name) => (
            <li key={name} className="fd-tile">
              <span className="fd-box" style={{ border: 0, boxShadow: `var(--ui-${name})` }} />
              <span>
                <TokenValue name={name} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Dauer" text="Wer im System weniger Bewegung eingestellt hat, sieht keine.">
        <ul className="fd-grid">
          {names('motion-').map((name) => (
            <li key={name} className="fd-tile">
              <TokenValue name={name} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
