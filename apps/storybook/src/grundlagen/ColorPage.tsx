import { contrastPairs, type PaletteToken, palettes } from '@sanierungsweg/ui/tokens';
import source from '../../../../packages/ui/src/tokens/tokens.json';
import { contrast } from '../../../../tooling/contrast.mjs';
import { Page, Section } from './Page';
import { TokenSwatch } from './TokenSwatch';

const MATERIALS: Readonly<Record<string, string>> = {
  schiefer: 'Schiefer: Text, Linien, Nacht',
  putz: 'Putz: Flächen und Trennlinien',
  daemmgelb: 'Dämmgelb: die Farbe der Marke und der Dämmung, nie Text auf Hell',
  ziegel: 'Ziegel: Aufrufe und warmer Vorlauf',
  tanne: 'Tanne: Vertrauen und Erfolg',
  glas: 'Glas: Kälte und kalter Rücklauf',
  rot: 'Rot: nur Fehler und Löschen',
};

type Scale = Readonly<Record<string, { readonly $value?: { readonly hex: string } }>>;

const scales = Object.entries(source.color.primitive as unknown as Readonly<Record<string, Scale>>);
const rolesOf = (kind: 'color' | 'art') =>
  (Object.keys(palettes.light) as PaletteToken[]).filter((name) => name.startsWith(`${kind}-`));
/** What text needs; pairs that need less are borders, bars and icons. */
const TEXT_MINIMUM = 4.5;

const decimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function PairCell({
  theme,
  foreground,
  background,
  minimum,
}: {
  theme: 'light' | 'dark';
  foreground: PaletteToken;
  background: PaletteToken;
  minimum: number;
}) {
  const [front, back] = [palettes[theme][foreground], palettes[theme][background]];
  const ratio = contrast(front, back);
  return (
    <td>
      <span className="fd-sample" style={{ color: front, background: back }} aria-hidden="true">
        {minimum >= TEXT_MINIMUM ? 'Aa' : <i />}
      </span>
      {decimal.format(ratio)} : 1 {ratio >= minimum ? 'genügt' : 'zu wenig'}
    </td>
  );
}

function Roles({ kind }: { kind: 'color' | 'art' }) {
  return (
    <ul className="fd-grid">
      {rolesOf(kind).map((role) => (
        <li key={role} className="fd-tile">
          <TokenSwatch name={role} />
        </li>
      ))}
    </ul>
  );
}

/** Materials, roles and the contrast of every pair that the code uses, computed from the tokens. */
export function ColorPage() {
  return (
    <Page
      title="Farbe"
      lead="Farben heißen nach Materialien, der Code spricht von Rollen. Wer eine Rolle benutzt, bekommt im dunklen Erscheinungsbild die passende Farbe von selbst."
    >
      <Section
        title="Rollen"
        text="Links die helle, rechts die dunkle Ausprägung. Ein Druck auf den Namen kopiert ihn, wie er im Stylesheet steht. Neben dem Wert steht das Material, aus dem er kommt."
      >
        <Roles kind="color" />
      </Section>
      <Section
        title="Kontrast"
        text="Jedes Paar aus Vorder- und Hintergrund, das die Bausteine verwenden. Text braucht 4,5 : 1, Symbole und Ränder von Feldern brauchen 3 : 1. Die Werte sind aus den Farben berechnet, ein Test prüft sie."
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
        <section className="fd-scroll" aria-label="Kontraste" tabIndex={0}>
          <table className="fd-table">
            <thead>
              <tr>
                <th scope="col">Vordergrund auf Hintergrund</th>
                <th scope="col">mindestens</th>
                <th scope="col">Hell</th>
                <th scope="col">Dunkel</th>
              </tr>
            </thead>
            <tbody>
              {contrastPairs.map(({ foreground, background, minimum }) => (
                <tr key={`${foreground} ${background}`}>
                  <th scope="row">
                    <code>{foreground}</code>
                    <br />
                    <span className="fd-muted">
                      auf <code>{background}</code>
                    </span>
                  </th>
                  <td>{decimal.format(minimum)} : 1</td>
                  {(['light', 'dark'] as const).map((theme) => (
                    <PairCell
                      key={theme}
                      theme={theme}
                      foreground={foreground}
                      background={background}
                      minimum={minimum}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Section>
      <Section
        title="Zeichnungen"
        text="Rollen, aus denen allein die Zeichnungen bestehen. Nachts ändern sich Umriss, Boden und Himmel, das Haus bleibt."
      >
        <Roles kind="art" />
      </Section>
      <Section title="Materialien" text="Die Vorräte, aus denen die Rollen schöpfen. Im Code stehen nur Rollen.">
        {scales.map(([name, steps]) => (
          <div key={name} className="fd-section">
            <h3>{MATERIALS[name] ?? name}</h3>
            <ul className="fd-grid fd-small">
              {Object.entries(steps).map(([step, { $value }]) =>
                $value ? (
                  <li key={step} className="fd-tile">
                    <span className="fd-swatch" style={{ background: $value.hex }} />
                    <span>
                      {name}-{step}
                      <br />
                      <span className="fd-muted">{$value.hex}</span>
                    </span>
                  </li>
                ) : null,
              )}
            </ul>
          </div>
        ))}
      </Section>
    </Page>
  );
}
