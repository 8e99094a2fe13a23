// Installs other consent managers into a temporary folder, measures and tries them beside this package, and writes
// the table into the README. Nothing of theirs enters this repository. Run it with: pnpm --filter consent compare
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureBrowser } from '../../../../tooling/browser.mjs';
import { behaviours } from './behaviours.mjs';
import { contestants } from './contestants.mjs';
import { buildPage, install, measure } from './prepare.mjs';
import { timesToBanner } from './timeToBanner.mjs';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const readme = join(packageFolder, 'README.md');
const START = '<!-- compare:start -->';
const END = '<!-- compare:end -->';
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
const STRICT = "default-src 'self'; style-src 'self'; script-src 'self'";

function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://page');
    const file = join(
      folder,
      { '/': 'index.html', '/strict': 'index.html', '/prerendered': 'prerendered.html' }[pathname] ?? pathname,
    );
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      ...(pathname === '/strict' ? { 'content-security-policy': STRICT } : {}),
    });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function observe(browser, base, contestant) {
  const answers = [];
  for (const [, check] of behaviours) {
    const contexts = [];
    const open = async (path, prepare) => {
      const context = await browser.newContext({ locale: 'de-DE' });
      contexts.push(context);
      await prepare?.(context);
      const page = await context.newPage();
      await page.goto(base + path);
      return page;
    };
    answers.push(
      await check(open, contestant).catch(
        (error) => `could not be tried: ${error.message.split('\n')[0].slice(0, 60)}`,
      ),
    );
    for (const context of contexts) await context.close();
  }
  return answers;
}

const bytes = (value) => `${value.toLocaleString('en-US')} B`;
const row = (cells) => `| ${cells.join(' | ')} |`;

if (!existsSync(join(packageFolder, 'dist/core.js'))) {
  throw new Error('consent: There is no dist to compare. Run "pnpm --filter consent build" first.');
}
const folder = install(contestants, packageFolder);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS });
const results = [];
for (const contestant of contestants) {
  console.log(`Trying ${contestant.name} …`);
  const size = await measure(folder, contestant);
  const server = await serve(await buildPage(folder, contestant));
  const base = `http://127.0.0.1:${server.address().port}`;
  const answers = await observe(browser, base, contestant);
  const version = contestant.specifier ? ` ${contestant.specifier.split('@').at(-1)}` : '';
  results.push({ title: `${contestant.name}${version}`, size, answers, server, base, words: contestant.first.accept });
}
console.log('Timing all of them in turns …');
const times = await timesToBanner(browser, results);
await browser.close();
for (const { server } of results) {
  server.closeAllConnections();
  server.close();
}
rmSync(folder, { recursive: true, force: true });

const table = [
  row(['', ...results.map(({ title }) => title)]),
  row(['---', ...results.map(() => '---')]),
  row(['Size, JavaScript + CSS', ...results.map(({ size }) => bytes(size.all))]),
  row(['… of this, before anything is opened', ...results.map(({ size }) => bytes(size.first))]),
  row(['First visit at a quarter of the speed: until the question shows', ...times.map((time) => `${time} ms`)]),
  ...behaviours.map(([title], index) =>
    row([title, ...results.map(({ answers }) => answers[index].replaceAll('|', '\\|'))]),
  ),
].join('\n');
console.log(`\n${table}\n`);

const text = readFileSync(readme, 'utf8');
const [before, after] = [text.indexOf(START), text.indexOf(END)];
if (before < 0 || after < 0) throw new Error(`consent: README.md has lost its markers ${START} and ${END}.`);
writeFileSync(readme, `${text.slice(0, before + START.length)}\n${table}\n${text.slice(after)}`);
