/** `system` follows the device and is the default; it stores nothing. */
export type Theme = 'light' | 'dark' | 'system';

/** Key in local storage; the script in the document's head reads it before the first paint (D-THEME). */
const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

/** The theme on show, read from the document so that script and switch always agree. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
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
  for (const listener of listeners) listener();
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
