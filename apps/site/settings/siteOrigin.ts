import { checkOrigin } from './leadSettings';

/** Stands in until the operator names the real address; `SITE_STAGE=production` refuses it. */
export const EXAMPLE_ORIGIN = 'https://www.sanierungsweg.example';

/**
 * Where the site stands on the web. For the build only: code that visitors load has `__SITE_ORIGIN__`.
 * @param environment `SITE_ORIGIN` names it.
 * @throws If it is no origin; the message names field, value and remedy.
 */
export function siteOrigin(environment: Readonly<Record<string, string | undefined>>): string {
  return checkOrigin('SITE_ORIGIN', environment.SITE_ORIGIN ?? EXAMPLE_ORIGIN);
}
