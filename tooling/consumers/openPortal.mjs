import { expect } from '@playwright/test';

/** Notes every renderer that starts, as React's own developer tools would. */
function countRenderers() {
  globalThis.__renderers = [];
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    checkDCE() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
    inject: (renderer) => globalThis.__renderers.push(renderer.version),
  };
}

/**
 * Watches a page from its first moment.
 * @returns {Promise<() => void>} fails if the page printed, threw, or asked another origin for anything
 */
export async function watch(page, origin) {
  const complaints = [];
  await page.addInitScript(countRenderers);
  page.on('console', (message) => complaints.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Next.js fetches pages ahead; a reload ends that.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') complaints.push(`foreign: ${request.url()}`);
  });
  return () => expect(complaints, 'what the page printed, threw, or asked others for').toEqual([]);
}

/** What a visitor meets. */
export const parts = (page) => ({
  banner: page.getByRole('region', { name: 'Ihre Einwilligung' }),
  accept: page.getByRole('button', { name: 'Alle akzeptieren' }),
  reject: page.getByRole('button', { name: 'Nur notwendige Cookies' }),
  settings: page.getByRole('button', { name: 'Cookie-Einstellungen' }),
  form: page.getByText('Schritt 1 von 6: Gebäude'),
  callToAction: page.getByText('Angebote anfordern'),
});

/** The stored decision, as bytes. */
export const decision = (page) => page.evaluate(() => localStorage.getItem('cookie-consent'));

/** The background that a custom property stands for, beside the one that an element has. */
export function backgrounds(locator, property) {
  return locator.evaluate((element, name) => {
    const probe = document.createElement('i');
    element.parentElement.append(probe);
    probe.style.setProperty('background-color', `var(${name})`);
    const both = [element, probe].map((each) => getComputedStyle(each).backgroundColor);
    probe.remove();
    return { button: both[0], token: both[1], height: element.getBoundingClientRect().height };
  }, property);
}
