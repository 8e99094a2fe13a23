import { useSyncExternalStore } from 'react';

/** Light, dark, or as the device has it. */
export type ProductTheme = 'light' | 'dark' | 'system';

function subscribe(notify: () => void): () => void {
  if (!window.MutationObserver) return () => {};
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function current(): ProductTheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  // Where nobody can be asked, as in jsdom.
  return typeof window.matchMedia === 'function' ? 'system' : 'light';
}

/** What `data-theme` of the document says, `system` where it says nothing, and on the server. */
export function useProductTheme(): ProductTheme {
  return useSyncExternalStore(subscribe, current, () => 'system');
}
