import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { expectNoShift, watchShift } from './leadForm';
import { ONE_OF_EACH } from './templates';

// A page that comes over a slow line, piece by piece, with nothing but itself: no script, no font.

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const fileOf = (path: string) => (path === '/gibt-es-nicht' ? '404.html' : `${path.slice(1) || 'index'}.html`);

/** Characters of a piece: a few words each from the heading to below the first fold. */
const FEW = 300;
const MANY = 6000;
const FOLD = 9000;

function piecesOf(html: string): string[] {
  const heading = html.indexOf('<h1');
  const cuts = [html.indexOf('<body>')];
  for (let at = heading - FEW; at < heading + FOLD; at += FEW) cuts.push(at);
  for (let at = heading + FOLD; at < html.length; at += MANY) cuts.push(at);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
}

const server = createServer(async (request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (/\.\w+$/.test(request.url ?? '')) {
    response.writeHead(404).end();
    return;
  }
  for (const piece of piecesOf(readFileSync(`${dist}${fileOf(request.url ?? '/')}`, 'utf8'))) {
    response.write(piece);
    await pause(30);
  }
  response.end();
});

test.beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

for (const width of [390, 1280]) {
  for (const path of [...ONE_OF_EACH, '/heizung', '/daemmung-fassade']) {
    test(`nothing moves while ${path} arrives, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 720 });
      await watchShift(page);
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
      await expectNoShift(page);
    });
  }
}
