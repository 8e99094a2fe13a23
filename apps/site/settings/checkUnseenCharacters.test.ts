import { expect, it } from 'vitest';
import { buildSettings } from './buildSettings';
import { checkUnseenCharacters } from './checkUnseenCharacters';

it.each([
  [{ SITE_LEADS: 'none\r' }, 'SITE_LEADS is “none\\u000d”', 'Set it to “none”.'],
  [
    { SITE_ORIGIN: '\ufeffhttps://www.hausblick.de' },
    'SITE_ORIGIN is “\\ufeffhttps://',
    'Set it to “https://www.hausblick.de”.',
  ],
  [{ SITE_STAGE: 'production\u00a0' }, 'SITE_STAGE is “production\\u00a0”', 'Set it to “production”.'],
])('%j is told with the character that nobody sees, by a build too', async (environment, value, remedy) => {
  expect(() => checkUnseenCharacters(environment)).toThrow(value);
  expect(() => checkUnseenCharacters(environment)).toThrow(remedy);
  await expect(buildSettings(environment)).rejects.toThrow(value);
});

it('leaves alone what is seen, and what is not of the site', () => {
  expect(() => checkUnseenCharacters({ SITE_LEADS: 'none', SITE_ORIGIN: undefined, PATH: 'a\r' })).not.toThrow();
});
