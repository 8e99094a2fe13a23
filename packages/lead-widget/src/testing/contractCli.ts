import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../sandbox/wholeNumber';
import type { ContractBrowser } from './browser';
import { formatContract, runContract } from './contract';

const USAGE = `lead-widget-contract --hub URL [--integration ID] [--timeout MS] [--json]

Opens the hub in a Chromium and prints what it can do and which strategy and policy it needs. Sends nothing.
Needs playwright or @playwright/test beside it, and a Chromium: CHROMIUM_PATH, a system one, or Playwright's own.`;

interface Chromium {
  launch(options: {
    executablePath?: string | undefined;
    args: string[];
  }): Promise<ContractBrowser & { close(): Promise<void> }>;
}

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

async function playwright(): Promise<Chromium> {
  for (const name of ['playwright', 'playwright-core', '@playwright/test']) {
    try {
      // oxlint-disable-next-line imports/address-is-plain -- what a portal has installed; a bundler must not follow it
      return ((await import(name)) as { chromium: Chromium }).chromium;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(
    'lead-widget: Playwright is not installed, so no browser can be started. Run: npm install -D playwright',
  );
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      hub: text,
      integration: text,
      timeout: text,
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help || !values.hub) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const timeoutMs = values.timeout === undefined ? undefined : wholeNumber('timeout', values.timeout);
  const executablePath = process.env.CHROMIUM_PATH ?? SYSTEM.find((path) => existsSync(path));
  const browser = await (await playwright()).launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const report = await runContract({
      hub: values.hub,
      integration: values.integration,
      timeoutMs,
      browser,
    });
    console.log(values.json ? JSON.stringify(report, null, 2) : formatContract(report));
    if (!report.renders) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
