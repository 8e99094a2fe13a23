import { expect, it } from 'vitest';
import { buildSettings } from './buildSettings';
import { leadConfiguration } from './lead';

/** What a build with these variables says before it stops, line by line. */
const toldBy = (environment: Record<string, string>) =>
  buildSettings(environment).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );

it('tells of a stage that there is not together with what else is wrong', async () => {
  expect(await toldBy({ SITE_STAGE: 'prod', SITE_ORIGIN: 'firma.de', SITE_LEADS: 'no' })).toEqual([
    expect.stringContaining('SITE_STAGE is “prod”'),
    expect.stringContaining('SITE_ORIGIN is “firma.de”'),
    expect.stringContaining('SITE_LEADS is “no”'),
  ]);
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
