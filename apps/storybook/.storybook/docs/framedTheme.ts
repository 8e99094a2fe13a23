export type Theme = 'light' | 'dark';

const FRAMES = '.sbdocs iframe';

/** The theme of the documentation page around, where a story is shown in a frame of one; otherwise light. */
export function initialTheme(): Theme {
  const page = window.frameElement?.matches(FRAMES) ? window.parent.document.documentElement : null;
  return page?.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Hands a change of theme on to the stories in frames. */
export function themeFrames(theme: Theme): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
    const root = frame.contentDocument?.documentElement;
    if (root) root.dataset.theme = theme;
  }
}
