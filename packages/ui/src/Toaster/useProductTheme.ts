import { useSyncExternalStore } from 'react';

/** Light, dark, or as the device has it. */
export type ProductTheme = 'light' | 'dark' | 'system';

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function current(): ProductTheme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** What `data-theme` of the document says, `system` where it says nothing, and on the server. */
export function useProductTheme(): ProductTheme {
  return useSyncExternalStore(subscribe, current, () => 'system');
}
