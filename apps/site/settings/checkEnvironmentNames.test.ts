import { expect, it } from 'vitest';
import { checkEnvironmentNames } from './checkEnvironmentNames';

it.each([
  ['SITE_LEADS_CONSENT', 'functional'],
  ['SITE_ORIGN', 'https://www.hausblick.de'],
  ['SITE_LEAD', 'none'],
  ['site_stage', 'production'],
])('%s=%s is none of the names that a build reads: it stops and lists them', (name, value) => {
  expect(() => checkEnvironmentNames({ [name]: value })).toThrow(
    `site: ${name} is “${value}”, and no build reads a variable of this name. Use SITE_ORIGIN, SITE_STAGE, SITE_LEADS, SITE_LEAD_ORIGIN, SITE_LEAD_CONSENT, or unset it.`,
  );
});

it.each([
  ['VITE_SITE_ORIGIN', 'https://www.hausblick.de', 'SITE_ORIGIN'],
  ['VITE_SITE_LEADS', 'none', 'SITE_LEADS'],
  ['vite_site_lead_consent', 'functional', 'SITE_LEAD_CONSENT'],
])('%s=%s begins as Vite wants it, and no build reads it so', (name, value, meant) => {
  expect(() => checkEnvironmentNames({ [name]: value })).toThrow(
    `site: ${name} is “${value}”, and no build reads a variable of this name. Use ${meant}, or unset it.`,
  );
});

it('leaves alone what other sites of the same machine read, too, where its own name is set', () => {
  const environment = {
    SITE_ORIGIN: 'https://www.hausblick.de',
    VITE_SITE_ORIGIN: 'https://shop.hausblick.de',
    VITE_SITE_TITLE: 'Shop',
    STAGING_SITE_LEADS: 'none',
  };
  expect(() => checkEnvironmentNames(environment)).not.toThrow();
});

it('leaves alone what a build reads, what Netlify sets, and all other names', () => {
  const environment = {
    SITE_ORIGIN: 'https://www.hausblick.de',
    SITE_LEADS: '',
    SITE_LEAD: undefined,
    SITE_ID: 'a1b2',
    SITE_NAME: 'hausblick',
    WEBSITE_ORIGN: 'x',
  };
  expect(() => checkEnvironmentNames(environment)).not.toThrow();
});
