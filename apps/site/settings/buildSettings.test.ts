import { expect, it } from 'vitest';
import { figuresById } from '../src/figures/registry';
import { buildSettings } from './buildSettings';
import { checkFunding } from './checkFunding';
import { checkOperator } from './checkOperator';
import { consentTextsFor } from './consentTexts';
import { fundingChecks } from './fundingChecks';
import { leadConfiguration } from './lead';
import { checkLeadProvider } from './leadProviders';
import { leadSettings } from './leadSettings';
import { siteOrigin } from './siteOrigin';

/** What a build with these variables says before it stops, line by line. */
const toldBy = (environment: Record<string, string>) =>
  buildSettings(environment).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );

it('tells of a stage that there is not together with what else is wrong', async () => {
  await expect(
    buildSettings({ SITE_STAGE: 'prod' }, { name: '', year: '2025', events: { provder: undefined } }),
  ).rejects.toThrow(
    /SITE_STAGE is “prod”[^]*leadEvents\.ts names “provder”[^]*SITE_NAME in settings[^]*COPYRIGHT_YEAR in settings/,
  );
  expect(await toldBy({ SITE_STAGE: 'prod', SITE_ORIGIN: 'firma.de', SITE_LEADS: 'no' })).toEqual([
    expect.stringContaining('SITE_STAGE is “prod”'),
    expect.stringContaining('SITE_ORIGIN is “firma.de”'),
    expect.stringContaining('SITE_LEADS is “no”'),
  ]);
});

/** What a check says by itself; nothing where the values of the operator have passed it. */
function saidBy(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

it('holds what is to be published against every check of production, and shows a telephone number unbroken', async () => {
  const stage = 'production';
  const said = [
    () => siteOrigin({}, stage),
    () => checkLeadProvider(stage, leadSettings(leadConfiguration)),
    () => checkOperator(stage),
    () => checkFunding(stage, fundingChecks, figuresById.values()),
  ].flatMap(saidBy);
  expect(said[0]).toContain('SITE_ORIGIN is not set');
  expect(await toldBy({ SITE_STAGE: stage })).toEqual([...new Set(said)]);
  expect((await buildSettings({})).__OPERATOR__.phone).toMatch(/^\S+(?:\u00a0\d+)+$/);
});

it('names the variable that says whether a site asks, and not the field that it stands for', async () => {
  expect(await toldBy({ SITE_LEAD_CONSENT: 'Functional' })).toEqual([
    expect.stringMatching(/^site: SITE_LEAD_CONSENT is “Functional”\. Set it to “functional” .* or leave it out\.$/),
  ]);
  expect((await buildSettings({ SITE_LEAD_CONSENT: 'functional' })).__LEAD_CONSENT__).toBe('functional');
  expect((await buildSettings({ SITE_LEAD_CONSENT: 'none' })).__LEAD_CONSENT__).toBe('none');
  const ofFile = leadConfiguration.consent ?? 'none';
  expect((await buildSettings({ SITE_LEAD_CONSENT: '' })).__LEAD_CONSENT__).toBe(ofFile);
});

it('shows an origin of a provider where one is asked for, and not one of a site', async () => {
  expect(await toldBy({ SITE_LEAD_ORIGIN: 'anbieter.de', SITE_ORIGIN: 'firma.de' })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/SITE_LEAD_ORIGIN is “anbieter\.de”\. .*"https:\/\/formulare\.anbieter\.example"/),
      expect.stringMatching(/SITE_ORIGIN is “firma\.de”\. .*"https:\/\/www\.ihre-firma\.de"/),
    ]),
  );
});

it('stops at a text of the question about consent that says nothing', async () => {
  const texts = (leads: Parameters<typeof consentTextsFor>[0]) => ({ ...consentTextsFor(leads), purposes: '' });
  await expect(buildSettings({}, { texts })).rejects.toThrow(
    /^site: settings\/consentTexts\.ts, field "purposes" is ""\. Enter it in full/,
  );
});
