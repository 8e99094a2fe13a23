/** `system` follows the device and is the default; it stores nothing. */
export type Theme = 'light' | 'dark' | 'system';

/** Key in local storage; the script in the document's head reads it before the first paint (D-THEME). */
const THEME_KEY = 'theme';

/** Chosen here, in another tab, or while the page lay in the back-forward cache. */
const CHANGES = ['theme', 'storage', 'pageshow'] as const;

/** The theme on show, read from the document so that script and switch always agree. */
export function currentTheme(): Theme {
  return (document.documentElement.dataset.theme as 'light' | 'dark' | undefined) ?? 'system';
}

/** Shows a theme and remembers it; a browser that blocks storage keeps it until the page is left. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  dispatchEvent(new Event('theme'));
}

/** Calls `listener` when the theme may have changed. Returns a function that stops it. */
export function subscribeTheme(listener: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) removeEventListener(change, listener);
  };
}
