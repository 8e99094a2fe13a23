import type { Decorator } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import './forcedColors.css';

declare global {
  /** Given by whatever drives the browser, such as the tests: emulates forced colours from outside of the page. */
  var emulateForcedColors: ((on: boolean) => Promise<void>) | undefined;
}

const QUERY = '(forced-colors: active)';

/** A page cannot force colours on itself. Where the browser is driven from outside, the driver does it. */
export async function emulateForcedColors(on: boolean): Promise<void> {
  await globalThis.emulateForcedColors?.(on);
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Explains how to force colours as long as the toolbar asks for them and the browser does not. */
function HowTo() {
  const active = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  if (active) return null;
  return (
    <aside className="sb-forced-colors" aria-label="Hinweis zu erzwungenen Farben">
      <strong>Erzwungene Farben schaltet der Browser ein, nicht die Seite.</strong>
      <ul>
        <li>
          Chrome und Edge: Entwicklerwerkzeuge öffnen, „Rendering“ (Darstellung) aufrufen, bei „forced-colors“ den Wert
          „active“ wählen.
        </li>
        <li>Windows: Einstellungen, Barrierefreiheit, Kontrastdesigns; oder Alt + Umschalt links + Druck.</li>
        <li>Firefox: Einstellungen, Sprache und Erscheinungsbild, Farben verwalten, „Immer“ überschreiben.</li>
      </ul>
      <p>Dieser Hinweis verschwindet, sobald der Browser die Farben erzwingt.</p>
    </aside>
  );
}

export const withForcedColors: Decorator = (Story, { globals }) => (
  <>
    {globals.forcedColors === 'an' && <HowTo />}
    <Story />
  </>
);
