import type { Page, Route } from '@playwright/test';

/**
 * Holds requests until what is returned is called: only the test decides how long they take. Then each of them, and
 * every one that follows, goes on, or does what `then` says instead.
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  then = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
