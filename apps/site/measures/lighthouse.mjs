// Measures the built site with Lighthouse (mobile), and the same pages without scripts, in the same run.
// `--sample` takes one page a template for what can fail, measures one of them, which tries the measuring, and writes
// .results/lighthouse.json; paths as arguments take just those;
// `--write` puts the figures into README.md. `--beside=before` measures the build in dist-before/ and deploy-before/ as
// well, page by page in turn, and prints both.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import { createRequire } from 'node:module';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureBrowser } from '../../../tooling/browser.mjs';
import { commandOptions } from '../../../tooling/commandOptions.mjs';
import { resultsFile } from '../../../tooling/results.mjs';
import { siteFolders } from '../server/folders.mjs';
import { listen } from '../server/listen.mjs';
import { siteServer } from '../server/serve.mjs';
import { MOMENTS, measureFirstTouch, measureVisit } from './interactions.mjs';
import { measuredTable, withMeasuredTable } from './measuredTable.mjs';

const { version: lighthouseVersion } = createRequire(import.meta.url)('lighthouse/package.json');
const site = fileURLToPath(new URL('..', import.meta.url));
const readme = fileURLToPath(new URL('../../../README.md', import.meta.url));
const { dist } = siteFolders();
const CATEGORIES = { performance: 'perf', accessibility: 'a11y', 'best-practices': 'best', seo: 'seo' };
/** Categories that do not vary from run to run: they fail. */
const REQUIRED = ['accessibility', 'best-practices', 'seo'];
const ATTEMPTS = 3;
/** Search engines shall not list these, which Lighthouse counts against a page. */
const NOT_LISTED = { '/cookie-einstellungen': ['is-crawlable'] };
/** Tasks of scripts are ours to split: hydration. Those of the page itself are its style and layout, also without any. */
const SCRIPT = /\/(?:assets|js)\/[^/]+\.js/;
/** The page that is touched at every moment of its start: the fullest. */
const TOUCHED = '/';
/** One page a template: page, guide (with a tool), city, landing. */
const SAMPLE = [TOUCHED, '/daemmung-fassade', '/energieberater-berlin', '/neue-waermepumpe'];

/** A build without its headers, as one that was moved by half, cannot be served. */
function isBuilt(name) {
  const folders = siteFolders(name);
  return [join(folders.dist, '404.html'), join(folders.deploy, 'headers.json')].every((file) => existsSync(file));
}

function allRoutes() {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1]);
  return [...listed, ...Object.keys(NOT_LISTED)];
}

/** Where the server of the site without scripts answers with a page of one word: no page is painted sooner. */
const EMPTY = '/leer';

/** The same site without its scripts: HTML passes through without script elements, all else as it is. */
function scriptlessServer(port) {
  return createServer((incoming, outgoing) => {
    if (incoming.url === EMPTY) {
      outgoing.setHeader('Content-Type', 'text/html');
      outgoing.end('<!DOCTYPE html><html lang="de"><title>Leer</title><p>Leer');
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const isPage = !/\.\w+$/.test(incoming.url.split('?')[0]);
    const options = { port, path: incoming.url, headers: isPage ? headers : incoming.headers };
    forward(options, (answer) => {
      if (!isPage) {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const html = Buffer.concat(parts)
          .toString('utf8')
          .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
        const { 'content-length': _length, 'content-security-policy': _policy, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode, { ...rest, 'content-encoding': 'gzip' });
        outgoing.end(gzipSync(html));
      });
    }).end();
  });
}

/** One run of Lighthouse. Where recording a trace failed, which says nothing of the page, it runs again. */
async function lighthouseRun(url, options, tries = ATTEMPTS) {
  // Here, as it takes seconds to load: a wrong argument is answered before.
  const { default: lighthouse } = await import('lighthouse');
  const { lhr } = await lighthouse(url, options);
  if (!lhr.runtimeError) return lhr;
  if (tries <= 1) throw new Error(`lighthouse: ${url}: ${lhr.runtimeError.message}`);
  console.log(`${url}: ${lhr.runtimeError.code}. Once more …`);
  return lighthouseRun(url, options, tries - 1);
}

/** Lighthouse's own simulated slow phone, for one page. */
async function audit(url, port, onlyCategories = Object.keys(CATEGORIES), skipAudits = []) {
  const lhr = await lighthouseRun(url, { port, output: 'json', logLevel: 'error', onlyCategories, skipAudits });
  const number = (id) => lhr.audits[id]?.numericValue ?? 0;
  const scores = Object.fromEntries(
    onlyCategories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
  );
  const faults = onlyCategories
    .filter((id) => REQUIRED.includes(id))
    .flatMap((id) => lhr.categories[id].auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .map(({ id }) => `${id} (${lhr.audits[id].title})`);
  /** @type {any} */
  const details = lhr.audits['long-tasks']?.details;
  const tasks = details?.items ?? [];
  const longest = (some) => Math.max(0, ...some.map(({ duration }) => duration));
  return {
    scores,
    faults,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    longestTask: longest(tasks),
    longestScript: longest(tasks.filter(({ url }) => SCRIPT.test(url))),
  };
}

async function auditRoute(path, { port, base, bare, attempts }) {
  let best = null;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await audit(`${base}${path}`, port, Object.keys(CATEGORIES), NOT_LISTED[path]);
    const sum = (scores) => Object.values(scores).reduce((total, score) => total + score, 0);
    if (!best || sum(result.scores) > sum(best.scores)) best = result;
    if (Object.values(best.scores).every((score) => score === 100)) break;
  }
  const without = await audit(`${bare}${path}`, port, ['performance']);
  return { path, ...best, lcpWithout: without.lcp, ratio: best.lcp / without.lcp };
}

/** @typedef {[title: string, text: (row: any) => string]} Column */

/** @type {Column[]} */
const COLUMNS = [
  ['route', (row) => (row.build ? `${row.path} (${row.build})` : row.path)],
  ...Object.entries(CATEGORIES).map(([id, title]) => /** @type {Column} */ ([title, (row) => String(row.scores[id])])),
  ['LCP ms', (row) => row.lcp.toFixed(0)],
  ['no script', (row) => row.lcpWithout.toFixed(0)],
  ['ratio', (row) => row.ratio.toFixed(2)],
  ['TBT ms', (row) => row.tbt.toFixed(0)],
  ['task ms', (row) => row.longestTask.toFixed(0)],
  ['of scripts', (row) => row.longestScript.toFixed(0)],
  ['CLS', (row) => row.cls.toFixed(3)],
  ['result ms', (row) => row.result?.toFixed(0) ?? '–'],
  ['JavaScript B', (row) => String(row.bytes.script)],
  ['first view B', (row) => String(row.bytes.all)],
  ['first touch ms', (row) => (row.firstTouch ? Math.max(...row.firstTouch).toFixed(0) : '–')],
  ['menu ms', (row) => row.menu.toFixed(0)],
  ['dialog ms', (row) => row.dialog.toFixed(0)],
  ['next page ms', (row) => row.navigation.toFixed(0)],
  ['by key', (row) => row.byKey.toFixed(0)],
  ['by tap', (row) => row.byTap.toFixed(0)],
  ['by load', (row) => row.byLoad?.toFixed(0) ?? '–'],
];

function printTable(rows) {
  const cells = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, text]) => text(row)))];
  const widths = COLUMNS.map((_, index) => Math.max(...cells.map((line) => line[index].length)));
  for (const line of cells) {
    console.log(
      line.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index]))).join('  '),
    );
  }
}

/** A build as it is measured: served whole, and without its scripts. */
async function serveBuild(name, from) {
  const folders = siteFolders(name);
  const server = await siteServer(folders);
  const port = await listen(server, from);
  const bareServer = scriptlessServer(port);
  const barePort = await listen(bareServer, port + 1);
  const close = () => {
    for (const one of [server, bareServer]) {
      one.close();
      one.closeAllConnections();
    }
  };
  return {
    name,
    dist: folders.dist,
    base: `http://localhost:${port}`,
    bare: `http://localhost:${barePort}`,
    next: barePort + 1,
    close,
  };
}

async function run() {
  const { values, positionals: named } = commandOptions(
    'lighthouse',
    { sample: { type: 'boolean' }, write: { type: 'boolean' }, beside: { type: 'string' } },
    { positionals: 'paths of pages' },
  );
  const { sample, beside } = values;
  if (values.write && (sample || named.length > 0)) {
    const some = sample ? '--sample' : named.join(' ');
    console.error(
      `lighthouse: --write puts what was measured of all pages into README.md, and “${some}” measures some. Nothing was measured. Leave out one of the two; "npx -y pnpm@12 lighthouse /dach" measures a page and writes nothing.`,
    );
    return 1;
  }
  if (beside !== undefined && !isBuilt(beside)) {
    console.error(
      `lighthouse: There is no build in apps/site/dist-${beside}. Nothing was measured. Move dist and deploy of the build to compare with to apps/site/dist-${beside} and apps/site/deploy-${beside}.`,
    );
    return 1;
  }
  if (!isBuilt()) {
    console.error('lighthouse: There is no build in apps/site/dist. Nothing was measured. Run "npx -y pnpm@12 build".');
    return 1;
  }
  const known = allRoutes();
  const unknown = named.filter((path) => !known.includes(path));
  if (unknown.length > 0) {
    console.error(`lighthouse: no page has this address: ${unknown.join(', ')}. There are: ${known.join(' ')}`);
    return 1;
  }
  const executablePath = ensureBrowser();
  const routes = sample ? SAMPLE : named.length > 0 ? named : known;
  const all = [];
  const checked = [];
  const [load] = loadavg();
  const versions = { lighthouse: lighthouseVersion, browser: '' };
  let empty = 0;
  const builds = [];
  let browser;
  // Whatever happens: a server that is left open would keep the command from ending.
  try {
    builds.push(await serveBuild(undefined, 5710));
    if (beside) builds.push(await serveBuild(beside, builds[0].next));
    const port = builds[0].next + 20;
    browser = await chromium.launch({
      executablePath,
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    });
    versions.browser = browser.version();
    empty = (await audit(`${builds[0].bare}${EMPTY}`, port, ['performance'])).lcp;
    for (const [index, path] of routes.entries()) {
      console.log(`${index + 1}/${routes.length} ${path}`);
      for (const { name, base, bare, dist: folder } of builds) {
        if (sample && path !== TOUCHED) {
          checked.push({ path, ...(await audit(`${base}${path}`, port, REQUIRED)) });
          continue;
        }
        // What has to be full does not vary; further tries look for the best time.
        const measured = await auditRoute(path, { port, base, bare, attempts: sample ? 1 : ATTEMPTS });
        const visit = await measureVisit(browser, { base, dist: folder, path });
        const moments = sample ? MOMENTS.slice(0, 1) : MOMENTS;
        const firstTouch = path === TOUCHED ? await measureFirstTouch(browser, `${base}${path}`, moments) : null;
        all.push({ ...measured, ...visit, firstTouch, build: name });
      }
    }
  } finally {
    await browser?.close();
    for (const { close } of builds) close();
  }
  const rows = all.filter(({ build }) => build === undefined);
  printTable(all);
  const pages = [...rows, ...checked];
  const failed = pages.filter(({ scores }) => REQUIRED.some((id) => scores[id] < 100));
  for (const { path, faults } of failed) console.error(`${path} falls short: ${faults.join('; ')}`);
  const measurement = {
    measuredOn: new Date().toISOString().slice(0, 10),
    ...versions,
    processors: availableParallelism(),
    load,
    routes: known.length,
    empty,
    rows,
  };
  mkdirSync(join(site, '.cache'), { recursive: true });
  writeFileSync(join(site, '.cache/lighthouse.json'), `${JSON.stringify({ ...measurement, rows: all }, null, 2)}\n`);
  if (values.write) {
    writeFileSync(readme, withMeasuredTable(readFileSync(readme, 'utf8'), measuredTable(measurement)));
  }
  if (sample) {
    // In the form of Playwright's own, to be counted with them.
    const stats = { expected: pages.length - failed.length, unexpected: failed.length, flaky: 0, skipped: 0 };
    mkdirSync(join(site, '.results'), { recursive: true });
    writeFileSync(resultsFile('lighthouse', site), `${JSON.stringify({ stats })}\n`);
  }
  return failed.length > 0 ? 1 : 0;
}

process.exitCode = await run().catch((error) => {
  console.error(error);
  return 1;
});
