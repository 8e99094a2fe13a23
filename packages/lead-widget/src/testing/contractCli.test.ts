import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runContract } from './contract';

const cli = fileURLToPath(new URL('../../dist/contract-cli.js', import.meta.url));

it.each(['localhost:4400', 'hub.example', 'http://['])(
  'refuses %s as a hub instead of saying that no form appears',
  async (hub) => {
    const browser = { newContext: () => Promise.reject(new Error('It was asked.')) };
    await expect(runContract({ hub, browser })).rejects.toThrow(`lead-widget: hub ${hub} is no URL`);
  },
);

it('refuses a time limit that is no number instead of waiting for no time at all', async () => {
  const [code, error] = await new Promise<[code: unknown, error: string]>((resolve) => {
    const words = [cli, '--hub', 'https://hub.example', '--timeout', '10s'];
    execFile(process.execPath, words, (failure, _output, complaint) => resolve([failure?.code, complaint]));
  });
  expect(error).toContain('lead-widget: --timeout 10s is no whole number.');
  expect(code).toBe(1);
});
