import type { Drawing } from '@sanierungsweg/site/src/illustrations/drawing';
import { drawings } from '@sanierungsweg/site/src/illustrations/index';
import { Page, Section } from './Page';

const all: readonly Drawing[] = Object.values(drawings);

const RULES: readonly (readonly [title: string, rule: string, example: keyof typeof drawings])[] = [
  [
    'Das Haus im Schnitt',
    'Jedes Haus ist aufgeschnitten wie im Bauplan: Man sieht, was in Wand, Dach und Keller steckt.',
    'house',
  ],
  [
    'Gelb ist Dämmung',
    'Dämmstoff ist immer gelb mit Wollschraffur. Nichts anderes ist in einer Zeichnung so gelb.',
    'sceneInsulation',
  ],
  [
    'Warm und kalt',
    'Der warme Vorlauf ist ziegelrot, der kalte Rücklauf blau wie Glas. Strom ist gestrichelt.',
    'pumpBrineWater',
  ],
  [
    'Mauerwerk',
    'Wände tragen eine Schraffur mit Abstand. Schichten stehen in der Reihenfolge, in der sie gebaut sind.',
    'roofLayers',
  ],
  [
    'Eine Grundlinie',
    'Alles steht auf einer dicken Linie. Darunter liegt Erde, am Ende der Seite die Fußzeile.',
    'skyline',
  ],
  [
    'Menschen arbeiten',
    'Menschen erscheinen klein und bei der Arbeit, nie als Porträt und nie als Schmuck.',
    'sceneAdvice',
  ],
];

function Picture({ drawing, decorative = false }: { drawing: Drawing; decorative?: boolean }) {
  const name = decorative || !drawing.alt ? { 'aria-hidden': true } : { role: 'img', 'aria-label': drawing.alt };
  return (
    <svg {...name} className="fd-drawing" viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
      <use href={`/illustrations/${__DRAWINGS_VERSION__}/${drawing.id}.svg#d`} />
    </svg>
  );
}

/** The hand in which everything is drawn, and every drawing of the site. */
export function DrawingPage() {
  return (
    <Page
      title="Zeichenregeln"
      lead="Die Richtung heißt Schnittzeichnung: das Haus, wie eine Architektin es zeigt. Im dunklen Erscheinungsbild ist es dasselbe Haus bei Nacht."
    >
      <Section title="Sechs Regeln">
        <ul className="fd-grid fd-wide">
          {RULES.map(([title, rule, example]) => (
            <li key={title} className="fd-tile">
              <div className="fd-stage">
                <Picture drawing={drawings[example]} decorative />
              </div>
              <h3>{title}</h3>
              <p>{rule}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Handwerk">
        <ul className="fd-rules">
          <li>
            Eine Strichstärke für den Plan, eine dicke für den Boden. Keine Verläufe, keine Schatten, keine Fotos.
          </li>
          <li>
            Farben nur aus den Rollen <code>--ui-art-…</code>. So folgt die Zeichnung dem Erscheinungsbild.
          </li>
          <li>Schraffur, Boden, Baum, Rohr, Mensch sind gemeinsame Teile, keine Kopien.</li>
          <li>Höchstens 3 KB komprimiert, das große Haus 7 KB.</li>
          <li>Was eine Zeichnung mitteilt, sagt auch ihr Text. Was nur schmückt, ist für Vorlesehilfen unsichtbar.</li>
        </ul>
      </Section>
      <Section title="Alle Zeichnungen" text={`${all.length} Motive, mit ihrem Namen und ihrem Text.`}>
        <ul className="fd-grid fd-wide">
          {all.map((drawing) => (
            <li key={drawing.id} className="fd-tile">
              <div className="fd-stage">
                <Picture drawing={drawing} decorative />
              </div>
              <code>{drawing.id}</code>
              <span className="fd-muted">{drawing.alt || 'schmückt nur'}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
