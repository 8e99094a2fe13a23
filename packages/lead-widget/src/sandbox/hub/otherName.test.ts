// @vitest-environment jsdom
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { hubMiddleware, leadSandbox } from '../../../dist/sandbox.js';
import { resetHubs } from '../../../dist/testing.js';

const path = '/forms/embed.js';

afterEach(() => {
  resetHubs();
  document.body.innerHTML = '';
});

/** What a server with the middleware answers. */
async function served(): Promise<string> {
  const serve = hubMiddleware({ path });
  const server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  server.close();
  return answer.text();
}

/** What a build with the plugin holds. */
async function emitted(): Promise<string> {
  let text = '';
  leadSandbox({ path }).generateBundle.call({
    emitFile: ({ source }) => {
      text = source;
    },
  });
  return text;
}

it.each([served, emitted])('comes under the name that its place gives it, as %o', async (source) => {
  document.body.innerHTML = '<div class="daa-swg-painter"></div>';
  // Of this type nobody fetches it.
  const tag = Object.assign(document.createElement('script'), { type: 'text/plain', src: `${path}?swg-painter` });
  document.body.append(tag);
  const script = await source();
  // oxlint-disable-next-line no-implied-eval -- the source is our own, and runs in the document of the test
  new Function(script)();
  expect(document.querySelector('.daa-swg-painter form')).not.toBeNull();
});
