// Finds a Chromium for tests and measurements, or installs one. See docs/decisions/0005-finding-a-browser.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for a Chromium in a container: no sandbox as root, no calls of the browser's own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

function playwrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** The path of a Chromium that is already here: `CHROMIUM_PATH`, the system's, Playwright's; otherwise null. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`browser: CHROMIUM_PATH names ${named}, which does not exist. Correct it or unset it.`);
  }
  return SYSTEM_CHROMIUMS.find((path) => existsSync(path)) ?? playwrightChromium();
}

function installWithPlaywright() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const run = spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: 300_000,
  });
  return run.status === 0 ? playwrightChromium() : null;
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args) => execFileSync('/usr/bin/apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run(['update', '-qq']);
    run(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } catch {
    return null;
  }
  return SYSTEM_CHROMIUMS.find((path) => existsSync(path)) ?? null;
}

/**
 * The path of a Chromium, installed if need be.
 * @param {(line: string) => void} say receives progress in plain words
 * @throws If none can be had; the message says what to do.
 */
export function ensureBrowser(say = console.log) {
  const found = findBrowser();
  if (found) return found;
  say('No Chromium found. Downloading the one Playwright provides …');
  const downloaded = installWithPlaywright();
  if (downloaded) return downloaded;
  say("That did not work. Installing Debian's package …");
  const packaged = installWithApt();
  if (packaged) return packaged;
  throw new Error(
    'browser: The tests need a Chromium and none could be installed. Install Chromium or Chrome by hand (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable, then run the command again.',
  );
}
