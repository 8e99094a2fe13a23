import { useRef, useState } from 'react';

type State = 'idle' | 'copied' | 'marked';

const SAYS: Readonly<Record<State, string>> = {
  idle: '',
  copied: 'kopiert',
  marked: 'markiert, mit Strg + C kopieren',
};

/** Marks the text, for people whose browser lets no page write to the clipboard. */
function mark(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

export interface CopyNameProps {
  name: string;
  /** What is copied: the name as it is written in code. */
  code: string;
}

/** A name that can be taken along: pressed, it is in the clipboard as it is written in code. */
export function CopyName({ name, code }: CopyNameProps) {
  const [state, setState] = useState<State>('idle');
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      mark(text.current);
      setState('marked');
    }
  };
  return (
    <span className="fd-copy">
      <button type="button" onClick={copy} onBlur={() => setState('idle')}>
        <code ref={text}>{name}</code>
      </button>
      <output className="fd-muted">{SAYS[state]}</output>
    </span>
  );
}
