let inserted: Promise<void> | undefined;

async function insertRules(response: Response): Promise<void> {
  if (!response.ok) return;
  const rules = { type: 'speculationrules', textContent: await response.text() };
  document.head.append(Object.assign(document.createElement('script'), rules));
}

/**
 * Tells the browser which pages it may prepare while a visitor is about to follow a link to them (see
 * settings/speculationRules.ts). Once per document, when the script of a form has run, and not by a response header: what
 * that names is fetched beside the fonts, for which the first paint waits, and holds before a form is there.
 */
export function prepareAhead(): void {
  // The dev server has no such file.
  if (!__SPECULATION_PATH__ || !import.meta.env.PROD || !HTMLScriptElement.supports?.('speculationrules')) return;
  inserted ??= fetch(__SPECULATION_PATH__)
    .then(insertRules)
    .catch(() => {
      // Then links are followed as in browsers that prepare nothing.
    });
}
