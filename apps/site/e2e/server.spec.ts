import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { siteServer } from '../server/serve.mjs';

// The server that `pnpm start` and every other spec use, on files of the built site.

const site = fileURLToPath(new URL('..', import.meta.url));

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

let folder: string;
let port: number;
let server: Awaited<ReturnType<typeof siteServer>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  for (const file of ['index.html', '404.html', 'heizung.html', 'heizung.html.gz', 'dach.html', 'favicon.svg']) {
    cpSync(join(site, 'dist', file), join(folder, 'dist', file));
  }
  const table = JSON.parse(readFileSync(join(site, 'deploy/headers.json'), 'utf8'));
  mkdirSync(join(folder, 'deploy'));
  writeFileSync(
    join(folder, 'deploy/headers.json'),
    JSON.stringify({ ...table, moved: { ...table.moved, '/dach-alt': '/dach', '/dach-nie': '/nirgends' } }),
  );
  server = await siteServer({ dist: join(folder, 'dist'), deploy: join(folder, 'deploy') });
  server.listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Asks as it stands: clients for pages tidy addresses up. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const asked = request({ port, path, headers }).end();
  const [answer] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
}

const whole = () => readFileSync(join(folder, 'dist/heizung.html'));

for (const range of [
  'bytes=10-5',
  'bytes=0-0',
  'bytes=-5',
  'bytes=5',
  'bytes=',
  'bytes=1-2,4-5',
  'bytes=a-b',
  'bytes=99999999999999999999999-',
  'lines=1-2',
  '\t',
]) {
  test(`answers Range “${range}” with the whole file`, async () => {
    const { status, body } = await ask('/heizung', { Range: range });
    expect(status).toBe(200);
    expect(body.equals(whole())).toBe(true);
  });
}

test('answers a range with that part, one beyond the end with 416', async () => {
  for (const [range, from, to] of [
    ['bytes=10-19', 10, 20],
    ['bytes=100-', 100, whole().length],
  ] as const) {
    const { status, headers, body } = await ask('/heizung', { Range: range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${from}-${to - 1}/${whole().length}`);
    expect(body.equals(whole().subarray(from, to))).toBe(true);
  }
  expect((await ask('/heizung', { Range: 'bytes=99999999-' })).status).toBe(416);
});

test('a part of what may have changed is sent whole', async () => {
  expect((await ask('/heizung', { Range: 'bytes=1-2', 'If-Range': '"other"' })).status).toBe(200);
});

test('a build that takes its place is served with its own headers and its own page of what is not there', async () => {
  const files = [join(folder, 'deploy/headers.json'), join(folder, 'dist/404.html')] as const;
  const [table, notFound] = files.map((file) => readFileSync(file, 'utf8'));
  writeFileSync(files[0], JSON.stringify({ ...JSON.parse(table ?? ''), headers: { 'X-Build': 'next' } }));
  writeFileSync(files[1], 'Nicht da');
  const [page, missing] = [await ask('/heizung'), await ask('/nirgends')];
  expect(page.headers['x-build']).toBe('next');
  expect(page.headers['content-security-policy']).toBeUndefined();
  expect([missing.status, missing.body.toString()]).toEqual([404, 'Nicht da']);
  // Between the two: what was there before is served on.
  rmSync(files[0]);
  expect((await ask('/heizung')).headers['x-build']).toBe('next');
  for (const [index, file] of files.entries()) writeFileSync(file, [table, notFound][index] ?? '');
  expect((await ask('/heizung')).headers['content-security-policy']).toBeDefined();
});

test('a file that is gone is not found, one that takes its place is served', async () => {
  expect((await ask('/dach')).status).toBe(200);
  rmSync(join(folder, 'dist/dach.html'));
  expect((await ask('/dach')).status).toBe(404);
  cpSync(join(folder, 'dist/index.html'), join(folder, 'dist/dach.html'));
  const { status, body } = await ask('/dach');
  expect(status).toBe(200);
  expect(body.equals(readFileSync(join(folder, 'dist/index.html')))).toBe(true);
});

test('a file that cannot be read breaks its own answer off and no other', async () => {
  const path = join(folder, 'dist/favicon.svg');
  rmSync(path);
  // Exists, is no folder, and fails when it is opened.
  const socket = createServer().listen(path);
  await once(socket, 'listening');
  await expect(ask('/favicon.svg')).rejects.toThrow();
  expect((await ask('/heizung')).status).toBe(200);
  socket.close();
});

test('an encoded address is the plain one: of a page, of what is none, and of nothing at all', async () => {
  const { status, body } = await ask('/%68eizung');
  expect(status).toBe(200);
  expect(body.equals(whole())).toBe(true);
  expect((await ask('/%48eizung/?plz=1')).headers.location).toBe('/heizung?plz=1');
  expect((await ask('/heizung%2F?plz=1')).headers.location).toBe('/heizung?plz=1');
  for (const path of ['/%3404', '/%5fredirects', '/%5F%68eaders', '/%', '/%c0%ae', '/%00']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test('an address that a page had once leads to that of today in one hop, however it is spelt', async () => {
  for (const path of ['/dach-alt', '/dach-alt/', '/Dach-Alt.html', '/dach-alt/index.html']) {
    const { status, headers } = await ask(`${path}?plz=50667`);
    expect([status, headers.location], path).toEqual([301, '/dach?plz=50667']);
  }
  expect((await ask('/dach-nie')).status).toBe(404);
});

test('an address that is no path of this site is refused', async () => {
  expect((await ask('http://example.org/heizung')).status).toBe(400);
});

test('starts by a path with a link in it, says what it is for, and ends when told, whoever is still asking', async () => {
  mkdirSync(join(folder, 'linked'));
  symlinkSync(site, join(folder, 'linked/site'));
  const child = spawn(process.execPath, [join(folder, 'linked/site/server/serve.mjs')], {
    env: { ...process.env, PORT: '0' },
  });
  const [printed] = await once(child.stdout, 'data');
  expect(String(printed)).toMatch(/^http:\/\/localhost:\d+\/ \(for trying out, not for the internet/);
  const open = () => connect(Number(/\d+/.exec(String(printed))), 'localhost').on('error', () => {});
  // Half of a request: this connection is not idle.
  const busy = open();
  await once(busy, 'connect');
  busy.write('GET / HTTP/1.1\r\nHost: ');
  const [answer] = await once(open().end('HEAD /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n'), 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 [\s\S]*\r\n\r\n$/);
  child.kill();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('without a whole build there is nothing to serve: it says which file it lacks, and what to do', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(site, 'server/serve.mjs'), 'none'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '0' },
  });
  expect(stderr).toMatch(/^site: \S+dist-none\S404\.html is not there, .+ Run "node build\/build\.mjs none" in .+\n$/);
  expect([status, stdout]).toEqual([1, '']);
});
