import { daa } from '@sanierungsweg/lead-widget/providers';
import { figuresById } from '../src/figures/registry';
import { drawingsVersion } from '../src/illustrations/drawingFiles';
import { checkConsentTexts } from './checkConsentTexts';
import { checkCopyrightYear } from './checkCopyrightYear';
import { checkEnvironmentFiles } from './checkEnvironmentFiles';
import { checkEnvironmentNames } from './checkEnvironmentNames';
import { checkFunding } from './checkFunding';
import { checkOperator, listExamples, operatorData, type SiteStage, siteStage } from './checkOperator';
import { checkSiteName } from './checkSiteName';
import { checkUnseenCharacters } from './checkUnseenCharacters';
import { consentTextsFor, leadTextsFor } from './consentTexts';
import { fundingChecks } from './fundingChecks';
import type { LeadConfiguration } from './leadConfiguration';
import { leadEvents } from './leadEvents';
import { checkEvents } from './leadFields';
import { checkFurther, checkLeadProvider, freshHubs } from './leadProviders';
import { leadSettings } from './leadSettings';
import { unbroken } from './operatorRules';
import { readLeads } from './readLeads';
import { COPYRIGHT_YEAR, SITE_NAME } from './site';
import { originRemedy, siteOrigin } from './siteOrigin';
import { speculationRules } from './speculationRules';
import { together } from './together';

/**
 * Everything the site is compiled with, checked. Environment variables override the configuration files:
 * `SITE_ORIGIN`, `SITE_LEAD_ORIGIN`, `SITE_LEAD_CONSENT`, `SITE_LEADS`.
 * @param held what other files hold: of the settings the name of the site, year of the footer, whose events are heard, texts of the question about consent; and files such as `.env` by their paths
 * @throws If settings are wrong; the message names field, value and remedy of each.
 */
export async function buildSettings(
  environment: Readonly<Record<string, string | undefined>>,
  {
    name = SITE_NAME,
    year = COPYRIGHT_YEAR,
    events = leadEvents,
    texts = consentTextsFor,
    files = {},
  }: {
    name?: unknown;
    year?: unknown;
    events?: unknown;
    texts?: typeof consentTextsFor;
    files?: Readonly<Record<string, string>>;
  } = {},
) {
  const configured = await readLeads();
  const { SITE_LEAD_ORIGIN: hub, SITE_LEAD_CONSENT: asked } = environment;
  const configuration = (): LeadConfiguration => ({
    ...configured(),
    ...(hub
      ? {
          provider: (integration) => {
            const remedy = originRemedy(hub);
            if (remedy) throw new Error(`SITE_LEAD_ORIGIN is “${hub}”. ${remedy}`);
            return daa({ origin: hub, ...integration });
          },
        }
      : {}),
    ...(asked === 'none' || asked === 'functional' ? { consent: asked } : {}),
  });
  let stage: SiteStage = 'development';
  const { phone, email, leadProvider, furtherLeadProviders } = operatorData();
  const [, origin, leads] = together([
    // First: until it is known, the others are checked for the stage that asks less.
    () => {
      stage = siteStage(environment.SITE_STAGE);
    },
    () => siteOrigin(environment, stage),
    () => {
      const settings = leadSettings(configuration(), environment.SITE_LEADS);
      together([
        () => checkLeadProvider(stage, settings),
        () => checkFurther(settings, furtherLeadProviders),
        () => checkConsentTexts(texts(settings)),
      ]);
      return settings;
    },
    () => {
      if (asked && asked !== 'none' && asked !== 'functional') {
        throw new Error(
          `site: SITE_LEAD_CONSENT is “${asked}”. Set it to “functional” for a site that asks before a form loads, to “none” for one that does not, or leave it out.`,
        );
      }
    },
    () => checkEvents(configuration().further ?? {}, events),
    () => checkEnvironmentNames(environment),
    () => checkEnvironmentFiles(files, environment),
    () => checkUnseenCharacters(environment),
    () => checkSiteName(name),
    () => checkCopyrightYear(year),
    () => checkOperator(stage),
    () => checkFunding(stage, fundingChecks, figuresById.values()),
  ]);
  const hubs = freshHubs(leads);
  const rules = speculationRules(hubs);
  return {
    __SITE_ORIGIN__: origin,
    __LEADS__: leads,
    // By itself, so that code for browsers which asks for it does not hold the rest.
    '__LEADS__.forms': leads.forms,
    __FRESH_HUBS__: hubs,
    __SPECULATION_RULES__: rules,
    __SPECULATION_PATH__: rules && rules.path,
    __LEAD_CONSENT__: leads.consent,
    __LEAD_TEXTS__: leadTextsFor(leads, leadProvider, furtherLeadProviders),
    __CONSENT_TEXTS__: texts(leads),
    __OPERATOR__: {
      phone: unbroken(phone),
      email,
      examples: listExamples().some((key) => key === 'phone' || key === 'email'),
    },
    __DRAWINGS_VERSION__: drawingsVersion,
  };
}
