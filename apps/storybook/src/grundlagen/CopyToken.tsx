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

/** The name of a design token; pressed, it is in the clipboard as it is written in a style sheet. */
export function CopyToken({ name }: { name: string }) {
  const [state, setState] = useState<State>('idle');
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`var(--ui-${name})`);
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
