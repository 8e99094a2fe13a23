import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { formatContract, runContract, serveSandbox } from '../../dist/testing.js';
import { expectStatus, FOREIGN, open } from './open.ts';

const EXPECTED = {
  once: {
    strategy: 'reload-once',
    rendersLate: false,
    harmlessTwice: false,
    markers: ['class', 'attribute', 'element'],
  },
  'each-run': {
    strategy: 'replace',
    rendersLate: false,
    harmlessTwice: true,
    markers: ['class', 'attribute', 'element'],
  },
  observer: { strategy: 'keep', rendersLate: true, markers: ['class', 'attribute', 'element'] },
  'custom-element': { strategy: 'keep', rendersLate: true, harmlessTwice: false, markers: ['element'] },
  iframe: { strategy: 'replace', rendersLate: false, harmlessTwice: true },
  shadow: { strategy: 'replace', rendersLate: false, harmlessTwice: true },
};

for (const [behaviour, expected] of Object.entries(EXPECTED)) {
  test(`finds out what the sandbox needs as ${behaviour}`, async ({ browser }) => {
    const report = await runContract({
      hub: FOREIGN,
      integration: 'swg-painter',
      url: `${FOREIGN}/js/hub.js?swg-painter&sandbox-behaviour=${behaviour}`,
      browser,
    });
    expect(report).toMatchObject({ renders: true, readsPlz: true, foreignHosts: [], errors: [], ...expected });
    expect(report.scripts).toEqual(['async', 'module']);
    expect(report.csp['script-src']).toEqual([FOREIGN]);
    expect(report.csp['style-src']).toBeUndefined();
    expect(formatContract(report)).toContain(`Strategy: ${expected.strategy}`);
  });
}

test('says so when no form appears', async ({ browser }) => {
  const report = await runContract({
    hub: FOREIGN,
    url: `${FOREIGN}/js/hub.js?&sandbox-fault=404`,
    browser,
    timeoutMs: 300,
  });
  expect(report).toMatchObject({ renders: false, scripts: [], markers: [] });
  expect(formatContract(report)).toContain('unknown');
  expect(formatContract(report)).toContain('Errors: The script did not load');
  await expect(runContract({ hub: 'hub', browser })).rejects.toThrow(/no URL/);
});

test('the command prints strategy and policy', async () => {
  const cli = fileURLToPath(new URL('../../dist/contract-cli.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [cli, '--hub', FOREIGN, '--integration', 'swg-home']);
  expect(stdout).toContain('Strategy: reload-once');
  expect(stdout).toContain(`script-src ${FOREIGN}`);
  // Browsers ask for an icon of every page, which is none of the hub's affair.
  expect(stdout).not.toContain('img-src');
});

test('the sandbox can answer for any hub in a Playwright test', async ({ page }) => {
  await serveSandbox(page, { fault: '503' });
  await open(page, '/react.html', { origin: 'https://hub.example', retryBaseMs: 50 });
  await expectStatus(page, 'ready');
});
