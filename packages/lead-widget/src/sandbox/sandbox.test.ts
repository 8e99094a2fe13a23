import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, createServer as createViteServer, type Plugin, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubFilePath, hubMiddleware, hubSource, leadSandbox, SANDBOX_FAULTS } from '../../dist/sandbox.js';
import { answerWithSandbox } from '../../dist/testing.js';
import { originOf, snippet } from './demo';
import { SANDBOX_BEHAVIOURS, SANDBOX_INTEGRATIONS } from './options';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a build of a small page with the React component consists of. */
async function bundle(plugins: Plugin[]): Promise<{ fileName: string; text: string }[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: at('../../tests/page'),
    plugins,
    build: { write: false, minify: false, rollupOptions: { input: at('../../tests/page/index.html') } },
  });
  const { output } = [result].flat()[0] as Rollup.RollupOutput;
  return output.map((file) => ({ fileName: file.fileName, text: String('code' in file ? file.code : file.source) }));
}

describe('in a build', () => {
  it('is absent without the plugin, and there with it', async () => {
    const without = await bundle([]);
    expect(without.map(({ fileName }) => fileName)).not.toContain('js/hub.js');
    const all = without.map(({ text }) => text).join();
    expect(all).toContain('Formular wird geladen');
    expect(all).not.toMatch(/lead-widget-sandbox|Es wird nichts gesendet|swg-home/);
    const emitted = (await bundle([leadSandbox()])).find(({ fileName }) => fileName === 'js/hub.js');
    expect(emitted?.text).toBe(readFileSync(hubFilePath, 'utf8'));
    const configured = (await bundle([leadSandbox({ fault: 'never' })])).find(
      ({ fileName }) => fileName === 'js/hub.js',
    );
    expect(configured?.text).toBe(hubSource({ fault: 'never' }));
    expect((await bundle([leadSandbox({ emit: false })])).map(({ fileName }) => fileName)).not.toContain('js/hub.js');
  });

  it('is one self-contained file that stores and sends nothing', () => {
    const script = hubSource();
    expect(script).not.toMatch(
      /\b(localStorage|sessionStorage|indexedDB|cookie|fetch|XMLHttpRequest|sendBeacon|WebSocket)\b/,
    );
    expect(script).not.toMatch(/import\s*[({"']|^export /m);
    expect(hubSource({ behaviour: 'shadow' })).toBe(
      `globalThis['lead-widget-sandbox-options']={"behaviour":"shadow"};\n${script}`,
    );
  });
});

it('answers below the base of a site, where its build lies, and where an origin of its own would be', async () => {
  const vite = await createViteServer({
    configFile: false,
    logLevel: 'silent',
    root: at('../../tests/page'),
    base: '/portal/',
    plugins: [leadSandbox()],
    server: { port: 5291, host: '127.0.0.1', ws: false },
  });
  try {
    await vite.listen();
    for (const path of ['/portal/js/hub.js', '/js/hub.js']) {
      const answer = await fetch(`http://127.0.0.1:5291${path}?swg-home`);
      expect([path, answer.headers.get('content-type')]).toEqual([path, 'text/javascript; charset=utf-8']);
    }
  } finally {
    await vite.close();
  }
});

it.each<[object, string]>([
  [{ behavior: 'once' }, 'field "behavior" is "once". There is no such field. Use: behaviour, fault,'],
  [{ behaviour: 'each_run' }, 'field "behaviour" is "each_run". Use one of: "once", "each-run",'],
  [{ fault: 404 }, 'field "fault" is 404. Use one of: "404", "500",'],
  [{ delayMs: '3s' }, 'field "delayMs" is "3s". Write a number of milliseconds.'],
])('names what it does not know in %o, of which nothing else would tell', (options, said) => {
  for (const make of [leadSandbox, hubMiddleware, hubSource, answerWithSandbox]) {
    expect(() => make(options)).toThrow(`lead-widget: sandbox, ${said}`);
  }
});

it('takes no path that does not begin with a slash, which no request would have', () => {
  for (const make of [leadSandbox, hubMiddleware]) {
    expect(() => make({ path: 'js/hub.js' })).toThrow(
      'lead-widget: sandbox, field "path" is "js/hub.js". Write a path that begins with /, e.g. "/js/hub.js".',
    );
  }
});

describe('as middleware', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    const serve = hubMiddleware({ query: true });
    server = createServer((request, response) => serve(request, response, () => response.writeHead(418).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it('serves the script, and leaves other addresses alone', async () => {
    const answer = await fetch(`${origin}/js/hub.js?swg-home`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(await answer.text()).toContain('adoptedStyleSheets');
    expect((await fetch(`${origin}/js/hub.js.map`)).status).toBe(418);
  });

  it('survives a path that begins with two slashes', async () => {
    const { port } = server.address() as AddressInfo;
    for (const path of ['//', '//x:y/js/hub.js']) {
      const status = await new Promise((resolve, reject) => {
        get({ host: '127.0.0.1', port, path }, (response) => resolve(response.resume().statusCode)).on('error', reject);
      });
      expect(status).toBe(418);
    }
  });

  it('takes faults from its own address or from that of the page', async () => {
    expect((await fetch(`${origin}/js/hub.js?sandbox-fault=404`)).status).toBe(404);
    const page = { headers: { referer: `${origin}/page?sandbox-fault=503` } };
    expect((await fetch(`${origin}/js/hub.js`, page)).status).toBe(503);
    expect((await fetch(`${origin}/js/hub.js`, page)).status).toBe(200);
    const hang = fetch(`${origin}/js/hub.js?sandbox-fault=hang`, { signal: AbortSignal.timeout(300) });
    await expect(hang).rejects.toThrow(/timeout/i);
  });

  it('ignores the address unless it may', async () => {
    const serve = hubMiddleware();
    const strict = createServer((request, response) => serve(request, response, () => response.end()));
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
    const { port } = strict.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/js/hub.js?sandbox-fault=404`)).status).toBe(200);
    strict.close();
  });
});

describe('as a command', () => {
  const cli = at('../../dist/sandbox-cli.js');

  it('prints the snippet to copy and serves the form', async () => {
    const child = spawn(process.execPath, [
      cli,
      '--port',
      '5290',
      '--behaviour',
      'custom-element',
      '--integration',
      'a"b',
    ]);
    try {
      const printed = await new Promise<string>((resolve, reject) => {
        let text = '';
        child.stdout.on('data', (chunk) => {
          text += chunk;
          if (text.includes('</script>')) resolve(text);
        });
        child.on('exit', () => reject(new Error(text)));
      });
      expect(printed).toContain('<daa-wgt data-itg="a&#34;b"></daa-wgt>');
      expect(printed).toContain('<script async src="http://127.0.0.1:5290/js/hub.js?a%22b"></script>');
      expect(await (await fetch('http://127.0.0.1:5290/')).text()).toContain('data-itg="a&#34;b"');
      expect((await fetch('http://127.0.0.1:5290/other')).status).toBe(404);
    } finally {
      child.kill();
    }
  });

  it('prints an address and a container that work, whatever host and behaviour are', () => {
    expect([originOf('::1', 4400), originOf('127.0.0.1', 4400)]).toEqual([
      'http://[::1]:4400',
      'http://127.0.0.1:4400',
    ]);
    expect(snippet('', '', 'custom-element')).toContain('<daa-wgt data-itg=""></daa-wgt>');
    expect(snippet('', '')).toContain('<div data-daa=""></div>');
  });

  it.each([
    [['--behaviour', 'x'], /--behaviour x is unknown/],
    [['--port', 'x'], /--port x is no whole number/],
  ])('refuses %s and says what there is', async (args, message) => {
    const child = spawn(process.execPath, [cli, ...args]);
    let text = '';
    child.stderr.on('data', (chunk) => {
      text += chunk;
    });
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(1);
    expect(text).toMatch(message);
    expect(text).toContain('custom-element');
  });
});

it('knows an id for every integration', () => {
  expect(Object.keys(SANDBOX_INTEGRATIONS)).toHaveLength(14);
  expect(new Set(Object.values(SANDBOX_INTEGRATIONS))).toEqual(new Set(['once', 'each-run', 'observer']));
  expect(SANDBOX_FAULTS).toHaveLength(10);
  expect(SANDBOX_BEHAVIOURS).toHaveLength(6);
});
