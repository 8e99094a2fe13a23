import { hubSource, type SandboxOptions } from '@sanierungsweg/lead-widget/sandbox';
import { checkOptions } from '../sandbox/checkOptions';

/** As much of Playwright's page as is needed. */
interface RoutedPage {
  route(
    url: RegExp,
    handler: (route: {
      fulfill(answer: { status?: number; contentType?: string; body?: string }): Promise<void>;
    }) => Promise<void>,
  ): Promise<unknown>;
}

/**
 * Lets the sandbox answer for every hub in a Playwright test, whatever its origin, with the behaviour or fault asked for.
 *
 * @throws If the options name what the sandbox does not know; the message names field, value and remedy.
 * @example await serveSandbox(page, { fault: '404' });
 */
export async function serveSandbox(page: RoutedPage, options: SandboxOptions = {}): Promise<void> {
  checkOptions(options);
  const { fault, ...rest } = options;
  let asked = 0;
  await page.route(/\/js\/hub\.js(\?|#|$)/, async (route) => {
    asked += 1;
    if (fault === 'hang') return;
    if (fault === '404' || fault === '500') await route.fulfill({ status: Number(fault) });
    else if (fault === '503' && asked === 1) await route.fulfill({ status: 503 });
    // Never the bare file: what an earlier script of the same document was given would still count.
    else await route.fulfill({ contentType: 'text/javascript', body: hubSource({ query: false, ...rest, fault }) });
  });
}
