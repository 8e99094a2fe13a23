import type { SiteStage } from './checkOperator';
import { addressesNobody } from './operatorRules';

/** Stands in until the operator names the real address; `SITE_STAGE=production` refuses it. */
export const EXAMPLE_ORIGIN = 'https://www.sanierungsweg.example';

/** What to write instead of a value that is no web origin; empty where it is one. Of a provider unless it is the site's. */
export function originRemedy(value: string, example = 'https://formulare.anbieter.example'): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname.includes('*')) {
    return `Write an origin such as "${example}".`;
  }
  if (url.hostname.endsWith('.')) {
    return `Browsers take a name with a dot at its end for another site. Write "${url.origin.replace(/\.+(?=$|:\d)/, '')}".`;
  }
  return url.origin === value ? '' : `Write it without path and closing slash, as browsers spell it: "${url.origin}".`;
}

/**
 * Where the site stands on the web. For the build only: code that visitors load has `__SITE_ORIGIN__`.
 * @param environment `SITE_ORIGIN` names it.
 * @param stage `production` refuses an address that visitors cannot reach over HTTPS.
 * @throws If it is no origin, or none for this stage; the message names field, value and remedy.
 */
export function siteOrigin(
  environment: Readonly<Record<string, string | undefined>>,
  stage: SiteStage = 'development',
): string {
  const { SITE_ORIGIN } = environment;
  if (SITE_ORIGIN === undefined && stage === 'production') {
    throw new Error(
      `site: SITE_ORIGIN is not set, so canonical links would name ${EXAMPLE_ORIGIN}. Set it to the site's address, e.g. SITE_ORIGIN=https://www.ihre-firma.de.`,
    );
  }
  const origin = SITE_ORIGIN ?? EXAMPLE_ORIGIN;
  const wrong = (remedy: string) =>
    new Error(`site: SITE_ORIGIN is “${origin}”. Canonical links and the sitemap would be wrong. ${remedy}`);
  const remedy = originRemedy(origin, 'https://www.ihre-firma.de');
  if (remedy) throw wrong(remedy);
  if (stage !== 'production') return origin;
  const reason = addressesNobody(origin);
  if (reason) throw wrong(`${reason} Write the address of the site.`);
  if (!new URL(origin).hostname.includes('.'))
    throw wrong('Only computers of one network know a name without a dot. Write the address of the site.');
  if (!origin.startsWith('https:'))
    throw wrong(`Write "${origin.replace('http:', 'https:')}": visitors come over HTTPS.`);
  return origin;
}
