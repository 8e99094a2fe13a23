/** A connection that has just come back is often not usable yet: the pauses between attempts, in ms. */
const PAUSES = [250, 1_000, 3_000];

/**
 * Loads the code of a tool; where that fails without a connection, says so and loads it as soon as there is one again.
 * What has been entered meanwhile stays, and counts then.
 *
 * @throws What `load` throws with a connection, once that has lasted for a few seconds if there was none before.
 */
export async function onceConnected<T>(element: HTMLElement, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    const sentence = document.createElement('p');
    sentence.setAttribute('role', 'alert');
    sentence.textContent =
      'Ohne Internetverbindung zeigt das Ergebnis nur das Beispiel. Ihre Angaben bleiben stehen und zählen, sobald die Verbindung wieder da ist.';
    element.querySelector('[data-calculator] section')?.prepend(sentence);
    // React shall find what it drew.
    return loadAgain(load).finally(() => sentence.remove());
  }
}

async function loadAgain<T>(load: () => Promise<T>, [pause = 0, ...later] = PAUSES): Promise<T> {
  await connection();
  await new Promise((resolve) => setTimeout(resolve, pause));
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) return loadAgain(load);
    if (later.length === 0) throw error;
    return loadAgain(load, later);
  }
}

async function connection(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
