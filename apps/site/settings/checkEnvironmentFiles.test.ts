import { expect, it } from 'vitest';
import { checkEnvironmentFiles } from './checkEnvironmentFiles';

it('names each variable that waits in a file, with its value and where it belongs', () => {
  const files = {
    'apps/site/.env': 'SITE_LEAD_CONSENT=functional\r\nexport SITE_LEADS = "none"\n',
    '.env.local': 'VITE_SITE_ORIGIN=https://www.hausblick.de',
  };
  expect(() => checkEnvironmentFiles(files, {})).toThrow(
    [
      'site: apps/site/.env sets SITE_LEAD_CONSENT to “functional”, and no build reads that file. Set SITE_LEAD_CONSENT for the command or on the host, and delete the line.',
      'site: apps/site/.env sets SITE_LEADS to “none”, and no build reads that file. Set SITE_LEADS for the command or on the host, and delete the line.',
      'site: .env.local sets VITE_SITE_ORIGIN to “https://www.hausblick.de”, and no build reads that file. Set SITE_ORIGIN for the command or on the host, and delete the line.',
    ].join('\n'),
  );
});

it('leaves alone what is set already, as by a tool that reads the file, and what is no variable of the site', () => {
  const files = { '.env': 'SITE_LEADS=none\n# SITE_STAGE=production\nWEBSITE_ORIGIN=x\nPORT=8080' };
  expect(() => checkEnvironmentFiles(files, { SITE_LEADS: 'none' })).not.toThrow();
});
