import { tokenNames } from '@sanierungsweg/ui/tokens';
import { Page, Section } from './Page';
import { TokenValue } from './TokenValue';

const names = (prefix: string) => tokenNames.filter((name) => name.startsWith(prefix));

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
