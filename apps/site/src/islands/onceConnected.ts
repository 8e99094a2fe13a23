/** How often a device without a connection is asked whether there is one again, in ms. */
const PAUSE = 1_000;

/**
 * Loads the code of a tool; without a connection says so and loads it as soon as there is one again. What has been
 * entered meanwhile stays, and counts then.
 *
 * @throws What `load` throws with a connection.
 */
export async function onceConnected<T>(element: HTMLElement, load: () => Promise<T>): Promise<T> {
  // Many browsers remember of a module that it could not be fetched, as long as the page is shown: not asked in vain.
  if (navigator.onLine) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
    }
  }
  const sentence = document.createElement('p');
  sentence.role = 'alert';
  sentence.textContent =
    'Ohne Internetverbindung zeigt das Ergebnis nur das Beispiel. Ihre Angaben bleiben stehen und zählen, sobald die Verbindung wieder da ist.';
  element.querySelector('[data-calculator] section')?.prepend(sentence);
  while (!(await isConnected())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  // React shall find what it drew.
  return load().finally(() => sentence.remove());
}

/** A connection that has just come back is often not usable yet: the site has to answer. */
async function isConnected(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
