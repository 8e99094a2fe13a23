import { Page, Section } from './Page';

const EXAMPLES: readonly (readonly [topic: string, good: string, bad: string])[] = [
  [
    'Konkret',
    'Wir leiten Ihre Anfrage an Fachbetriebe in Ihrer Region weiter.',
    'Profitieren Sie von unserem starken Netzwerk!',
  ],
  ['Ruhig', 'Jetzt Angebote anfragen', 'Nur noch heute: Jetzt schnell Fördergelder sichern!!!'],
  ['Ehrlich', 'Ob Sie die Förderung bekommen, entscheidet die Förderstelle.', 'Garantiert maximale Förderung.'],
  [
    'Kurz',
    'Die Angaben sind Richtwerte. Den Preis nennt das Angebot.',
    'Wir weisen darauf hin, dass es sich bei den Angaben um unverbindliche Richtwerte handelt, welche abweichen können.',
  ],
  ['Hilfreich bei Fehlern', 'Bitte geben Sie fünf Ziffern ein, zum Beispiel 04109.', 'Ungültige Eingabe.'],
  ['Deutlich auf Knöpfen', 'Anfrage verwerfen', 'OK'],
];

/** How we write. */
export function VoicePage() {
  return (
    <Page
      title="Sprache und Ton"
      lead="Konkret, ruhig, in kurzen Sätzen. Wir siezen. Wir erklären, was eine Maßnahme ist, und verkaufen nichts."
    >
      <Section title="So und nicht so">
        <div className="fd-grid fd-wide">
          {EXAMPLES.map(([topic, good, bad]) => (
            <div key={topic} className="fd-section">
              <h3>{topic}</h3>
              <div className="fd-example">
                <strong>So ja</strong>
                <p>{good}</p>
              </div>
              <div className="fd-example" data-kind="dont">
                <strong>So nicht</strong>
                <p>{bad}</p>
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Regeln">
        <ul className="fd-rules">
          <li>Erst die Antwort, dann die Begründung. Die Einleitung beantwortet die Frage der Überschrift.</li>
          <li>Jede Zahl hat eine Quelle. Steht keine da, schreiben wir keine Zahl.</li>
          <li>Fachwörter nur, wenn sie im Angebot vorkommen, und dann erklärt.</li>
          <li>Knöpfe und Links sagen, was geschieht. Nie „hier klicken“, nie „mehr“.</li>
          <li>Ein Fehler sagt, was falsch ist und wie es richtig wird, neben dem Feld, in Worten.</li>
          <li>Typografie: „Anführung“, Gedankenstrich –, geschütztes Leerzeichen in 20 °C.</li>
        </ul>
      </Section>
      <Section
        title="Wo Deutsch steht"
        text="Die Bausteine kennen keinen deutschen Satz: Jede Beschriftung kommt von der Seite. Nur die Einwilligung und das Anfrageformular bringen deutsche und englische Texte mit, die sich ersetzen lassen."
      />
    </Page>
  );
}
