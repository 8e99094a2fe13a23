import { Button } from '@sanierungsweg/ui/button';
import { Inline } from '@sanierungsweg/ui/layout';
import { Select } from '@sanierungsweg/ui/select';
import { Textarea } from '@sanierungsweg/ui/textarea';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Page } from '../grundlagen/Page';
import { Drawn } from './Drawn';
import { EXAMPLES, START } from './examples';
import { packCode, unpackCode } from './sharedCode';
import './PlaygroundPage.css';

/** After this pause the address follows what was typed. */
const PAUSE_MS = 400;

export interface PlaygroundPageProps {
  /** The code of the address, packed. */
  code?: string;
  /** Is told what to put into the address. */
  onPacked?: (packed: string) => void;
}

/** Where somebody else finds the same code. */
const addressOf = (packed: string) =>
  new URL(`./?path=/story/spielwiese--ausprobieren&args=code:${packed}`, window.location.href).href;

/** Code from the address, and back into it. */
function useSharedCode({ code: packed, onPacked }: PlaygroundPageProps) {
  const [code, setCode] = useState(START);
  const [broken, setBroken] = useState(false);
  const own = useRef<string>(undefined);
  useEffect(() => {
    if (!packed || packed === own.current) return;
    void unpackCode(packed).then((text) => {
      setBroken(text === undefined);
      if (text !== undefined) setCode(text);
    });
  }, [packed]);
  const pack = async (text: string) => {
    own.current = await packCode(text);
    onPacked?.(own.current);
    return own.current;
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setCode(text);
    setBroken(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void pack(text), PAUSE_MS);
  };
  return { code, broken, type, pack };
}

/** JSX typed in, drawn at once, handed on by address. */
export function PlaygroundPage(props: PlaygroundPageProps) {
  const { code, broken, type, pack } = useSharedCode(props);
  const [said, say] = useState('');
  const shown = useDeferredValue(code);
  const share = async () => {
    const address = addressOf(await pack(code));
    try {
      await navigator.clipboard.writeText(address);
      say('Die Adresse ist kopiert.');
    } catch {
      say(`Bitte von Hand kopieren: ${address}`);
    }
  };
  return (
    <Page
      title="Spielwiese"
      lead="JSX hineinschreiben, daneben erscheint es. Alle Bausteine und die Hooks von React sind da; import-Zeilen gehen auch."
    >
      <div className="sp-board">
        <div className="sp-code">
          <Select
            label="Beginnen mit"
            value={EXAMPLES.find((example) => example.code === code)?.name ?? ''}
            onChange={(event) => type(EXAMPLES.find(({ name }) => name === event.target.value)?.code ?? code)}
          >
            <option value="">eigenem Code</option>
            {EXAMPLES.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <Textarea
            label="Code"
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            wrap="off"
            error={broken ? 'Die Adresse ist unvollständig. Hier steht deshalb das erste Beispiel.' : undefined}
            value={code}
            onChange={(event) => type(event.target.value)}
          />
          <Inline>
            <Button variant="outline" onClick={share}>
              Adresse kopieren
            </Button>
            <output className="fd-muted">{said}</output>
          </Inline>
        </div>
        <section className="sp-drawn" aria-label="Gezeichnet">
          <Drawn code={shown} />
        </section>
      </div>
    </Page>
  );
}
