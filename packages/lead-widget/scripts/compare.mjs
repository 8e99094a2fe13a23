// Installs what others use into a temporary folder, measures and tries it beside this package, and renews the table in
// the README. Run by hand: it needs a registry and a browser.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_ARGS, ensureBrowser } from '../../../tooling/browser.mjs';

const OTHERS = [
  '@stripe/stripe-js',
  'next',
  'usehooks-ts',
  '@paypal/react-paypal-js@8',
  '@typeform/embed',
  'react',
  'react-dom',
];
const OWN = '@sanierungsweg/lead-widget';
const EXTERNAL = /^(react|react-dom)($|\/)/;

const mount = (component) => `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
const root = createRoot(document.getElementById('root'));
${component}
export const start = () => flushSync(() => root.render(h(App)));
export const stop = () => flushSync(() => root.render(null));
`;

/** What is measured (`size`) and what is tried: `start` asks for the script at `window.hub`, `stop` takes it away. */
const CONTESTANTS = [
  {
    name: `${OWN}/core`,
    size: `export { loadHub } from '${OWN}/core';`,
    use: `import { loadHub } from '${OWN}/core';
export const start = () => loadHub({ origin: '', url: () => window.hub, retryBaseMs: 200, timeoutMs: 1500 }).catch((error) => { window.reason = error.reason; });`,
  },
  {
    name: OWN,
    size: `export * from '${OWN}';`,
    use: mount(`import { LeadWidget } from '${OWN}';
const App = () => h(LeadWidget, { origin: '', url: () => window.hub, retryBaseMs: 200, timeoutMs: 1500, renderTimeoutMs: 3000 });`),
  },
  {
    name: '@stripe/stripe-js/pure',
    package: '@stripe/stripe-js',
    size: "export { loadStripe } from '@stripe/stripe-js/pure';",
  },
  {
    name: 'next/script',
    package: 'next',
    size: "export { default } from 'next/script';",
    use: mount(
      "import * as module from 'next/script';\nconst Script = module.default?.default ?? module.default;\nconst App = () => h(Script, { src: window.hub, onError() { window.reason = 'error'; } });",
    ),
  },
  {
    name: 'usehooks-ts useScript',
    package: 'usehooks-ts',
    size: "export { useScript } from 'usehooks-ts';",
    use: mount(
      "import { useScript } from 'usehooks-ts';\nconst App = () => { const state = useScript(window.hub); if (state === 'error') window.reason = state; return null; };",
    ),
  },
  {
    name: 'react-paypal-js',
    package: '@paypal/react-paypal-js',
    size: "export { PayPalScriptProvider, PayPalButtons } from '@paypal/react-paypal-js';",
  },
  { name: 'Typeform embed', package: '@typeform/embed', size: "export { createWidget } from '@typeform/embed';" },
];

const folder = mkdtempSync(join(tmpdir(), 'lead-widget-compare-'));

function install() {
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const run = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...OTHERS],
    {
      cwd: folder,
      stdio: 'inherit',
    },
  );
  if (run.status !== 0) throw new Error('compare: the others could not be installed. Look at what npm printed above.');
  const own = join(folder, 'node_modules', OWN);
  mkdirSync(own, { recursive: true });
  for (const part of ['dist', 'package.json', 'styles.css'])
    cpSync(resolve(part), join(own, part), { recursive: true });
}

async function bundle(code, external) {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      // A library build would keep the white space.
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
        external: external ? (id) => EXTERNAL.test(id) : [],
      },
    },
  });
  return [result]
    .flat()[0]
    .output.map((file) => file.code ?? '')
    .join('\n');
}

/** A page with the bundle, and a hub that fails as often as its address says. */
function serve(bundles) {
  const asked = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    if (pathname.endsWith('.mjs')) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(bundles[pathname.slice(1, -4)]);
    } else if (pathname === '/hub.js') {
      const count = (asked.get(request.url) ?? 0) + 1;
      asked.set(request.url, count);
      if (searchParams.has('hang')) return;
      if (count <= Number(searchParams.get('fail') ?? 0)) response.writeHead(503).end();
      else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('window.runs = (window.runs ?? 0) + 1;');
    } else {
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Compare</title><div id="root"></div>');
    }
  });
  return new Promise((done) => server.listen(5298, '127.0.0.1', () => done({ asked, close: () => server.close() })));
}

/** What happens, seen in a browser. */
async function observe(browser, key, asked) {
  const visit = async (query, act) => {
    const page = await browser.newPage();
    await page.goto('http://127.0.0.1:5298/');
    await page.evaluate((hub) => Object.assign(window, { hub }), `/hub.js?${key}&${query}`);
    await page.evaluate(`import('/${key}.mjs').then((module) => { window.contestant = module; module.start(); })`);
    const result = await act(page);
    await page.close();
    return result;
  };
  const runs = (page) => page.evaluate('window.runs ?? 0');
  const retries = await visit('fail=2', async (page) => {
    await page.waitForTimeout(1800);
    return (await runs(page)) > 0;
  });
  const forgets = await visit('fail=1&again', async (page) => {
    await page.waitForTimeout(400);
    const before = asked.get(`/hub.js?${key}&fail=1&again`) ?? 0;
    await page.evaluate('window.contestant.stop?.(), window.contestant.start()');
    await page.waitForTimeout(1500);
    return (await runs(page)) > 0 || (asked.get(`/hub.js?${key}&fail=1&again`) ?? 0) > before;
  });
  const notices = await visit('hang', async (page) => {
    await page.waitForTimeout(9000);
    return page.evaluate(
      "!!window.reason || document.body.innerText.trim().length > 0 && document.querySelector('[data-status=failed]') !== null",
    );
  });
  return { retries, forgets, notices };
}

const yes = (value) => (value === undefined ? 'own address only' : value ? 'yes' : 'no');

function renew(rows) {
  const head =
    '| package | version | gzip | tries again by itself | a later try starts afresh | notices a hang |\n| --- | --- | ---: | --- | --- | --- |';
  const lines = rows.map(
    ({ name, version, bytes, seen }) =>
      `| ${name} | ${version} | ${bytes.toLocaleString('en')} B | ${yes(seen?.retries)} | ${yes(seen?.forgets)} | ${yes(seen?.notices)} |`,
  );
  const table = [head, ...lines].join('\n');
  const readme = readFileSync('README.md', 'utf8');
  const renewed = readme.replace(/(?<=<!-- compare -->\n)[\s\S]*?(?=<!-- \/compare -->)/, () => `\n${table}\n\n`);
  if (!renewed.includes(table))
    throw new Error('README.md: no place for the table. Put <!-- compare --> and its end back.');
  writeFileSync('README.md', renewed);
  console.log(table);
}

try {
  install();
  const bundles = {};
  const rows = [];
  for (const [index, { name, size, use, package: other }] of CONTESTANTS.entries()) {
    const manifest = join(folder, 'node_modules', other ?? OWN, 'package.json');
    const bytes = gzipSync(await bundle(size, true), { level: 9 }).length;
    if (use) bundles[`c${index}`] = await bundle(use, false);
    rows.push({ name, version: other ? JSON.parse(readFileSync(manifest, 'utf8')).version : 'this', bytes });
  }
  const server = await serve(bundles);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS });
  await Promise.all(
    Object.keys(bundles).map(async (key) => {
      rows[Number(key.slice(1))].seen = await observe(browser, key, server.asked);
    }),
  );
  await browser.close();
  server.close();
  renew(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
