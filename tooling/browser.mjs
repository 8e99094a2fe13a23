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

/** Chromium without a window to draw: a third of the work of the whole browser, whose interface is pages, too. */
const SYSTEM_HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

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
  // Widths of letters as on phones: without it they are rounded to whole pixels, by up to a tenth of a word, and every
  // font that arrives moves what stands beside it.
  '--font-render-hinting=none',
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

/** @param {'CHROMIUM_PATH' | 'HEADLESS_SHELL_PATH'} variable */
function namedBrowser(variable) {
  const named = process.env[variable];
  if (!named) return null;
  if (existsSync(named)) return named;
  throw new Error(`browser: ${variable} names ${named}, which does not exist. Correct it or unset it.`);
}

/**
 * The path of a whole Chromium that is already here: `CHROMIUM_PATH`, the system's, Playwright's; otherwise null. For
 * what the headless shell lacks, the back-forward cache for one, and for measurements.
 */
export function findWholeBrowser() {
  return namedBrowser('CHROMIUM_PATH') ?? SYSTEM_CHROMIUMS.find((path) => existsSync(path)) ?? playwrightChromium();
}

function findHeadlessShell() {
  return namedBrowser('HEADLESS_SHELL_PATH') ?? SYSTEM_HEADLESS_SHELLS.find((path) => existsSync(path)) ?? null;
}

/**
 * The path of the browser for tests that is already here: the headless shell (`HEADLESS_SHELL_PATH`, the system's),
 * else a whole Chromium; otherwise null.
 */
export function findBrowser() {
  return findHeadlessShell() ?? findWholeBrowser();
}

function installWithPlaywright() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const run = spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: 300_000,
  });
  return run.status === 0 ? playwrightChromium() : null;
}

const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} packages @returns {boolean} whether they are here now */
function installWithApt(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const run = (args) => execFileSync('/usr/bin/apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run(['update', '-qq']);
    run(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    return true;
  } catch {
    return false;
  }
}

/** Tests run without it, too, only slower: no other browser is touched, and no failure is one. */
function addHeadlessShell(say) {
  if (findHeadlessShell() || !mayInstallPackages()) return;
  say("Installing Debian's chromium-headless-shell, in which tests take a third of the time …");
  installWithApt('chromium-headless-shell');
}

/**
 * The path of a whole Chromium, installed if need be; where Debian packages can be had, the headless shell beside it.
 * @param {(line: string) => void} say receives progress in plain words
 * @throws If none can be had; the message says what to do.
 */
export function ensureBrowser(say = console.log) {
  const found = findWholeBrowser();
  if (found) {
    addHeadlessShell(say);
    return found;
  }
  say('No Chromium found. Downloading the one Playwright provides …');
  const downloaded = installWithPlaywright();
  if (downloaded) return downloaded;
  say("That did not work. Installing Debian's package …");
  if (mayInstallPackages()) installWithApt('chromium');
  const packaged = SYSTEM_CHROMIUMS.find((path) => existsSync(path));
  if (packaged) {
    addHeadlessShell(say);
    return packaged;
  }
  throw new Error(
    'browser: The tests need a Chromium and none could be installed. Install Chromium or Chrome by hand (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable, then run the command again.',
  );
}
