import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headerTable, providerSources } from './headers.mjs';
import { nginxServer } from './nginx.mjs';
import { staticRedirects } from './staticHosts.mjs';

const RULES = { path: '/speculation/1.json', content: '{"prerender":[]}', noVarySearch: 'params=("flag")' };

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? null;

describe('the content security policy', () => {
  it('names nothing foreign with the sandbox hub', () => {
    const policy = contentSecurityPolicy({ scripts: ['a()'], inlined: ['a{}'], provider: providerSources([]) });
    expect(policy).not.toContain('http');
    expect(policy).not.toContain('unsafe');
    expect(directive(policy, 'frame-src')).toBeNull();
  });

  it('loads the files of drawings by default-src, as Firefox 115 does, and nothing else by it', () => {
    const policy = contentSecurityPolicy({ scripts: ['a()'], inlined: ['a{}'], provider: providerSources([]) });
    expect(directive(policy, 'default-src')).toBe("default-src 'self'");
    const own = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'manifest-src'];
    for (const name of own) expect(directive(policy, name)).toMatch(new RegExp(`^${name} 'self'`));
    for (const name of ['object-src', 'media-src', 'child-src', 'worker-src'])
      expect(directive(policy, name)).toBe(`${name} 'none'`);
  });

  it('keeps foreign pages from framing this one, and injected markup from sending forms or addresses elsewhere', () => {
    const policy = contentSecurityPolicy({ scripts: [], inlined: [], provider: {} });
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive(policy, 'form-action')).toBe("form-action 'self'");
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
  });

  it('lets the hub serve its script and take requests, and adds what the operator named', () => {
    const marker = { attributes: { class: 'form-{id}' } };
    const provider = providerSources([
      {
        origin: 'https://hub.example',
        script: '/embed.js?{id}',
        marker,
        csp: {
          connect: 'https://api.example' as never,
          frame: ['https://form.example'],
          style: ['https://hub.example'],
        },
      },
      { origin: 'https://other.example', script: 'https://cdn.other.example/x.js', marker },
      { origin: 'https://frame.example', script: null, marker, csp: { frame: ['https://frame.example'] } },
    ]);
    const policy = contentSecurityPolicy({ scripts: ['a()'], inlined: ['a{}'], provider });
    expect(directive(policy, 'script-src')).toMatch(
      /^script-src 'self' 'sha256-\S+' https:\/\/hub\.example https:\/\/cdn\.other\.example$/,
    );
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://hub.example https://api.example https://cdn.other.example",
    );
    expect(directive(policy, 'frame-src')).toBe('frame-src https://form.example https://frame.example');
    expect(directive(policy, 'style-src')).toMatch(/'sha256-\S+' https:\/\/hub\.example$/);
    expect(directive(policy, 'img-src')).toBe("img-src 'self'");
  });
});

describe('rules for pages that are prepared ahead', () => {
  const parts = { scripts: ['a()'], inlined: ['a{}'], provider: {} };
  const scriptsOf = (table: ReturnType<typeof headerTable>) =>
    directive(table.headers['Content-Security-Policy'], 'script-src')?.split(' ').slice(2) ?? [];

  it('may be inserted by a script, and by no header, which would bring them before the fonts', () => {
    const table = headerTable({ ...parts, rules: RULES });
    expect(scriptsOf(table)).toEqual([
      expect.stringMatching(/^'sha256-/),
      "'sha256-98ovAUm8fEdJ8AlxVOVuZkqXLfAcUo/lwPwDz94x/O4='",
    ]);
    expect(Object.keys(table.headers)).not.toContain('Speculation-Rules');
    expect(table.headers).toHaveProperty('No-Vary-Search', RULES.noVarySearch);
  });

  it('are in no header where there are none', () => {
    const table = headerTable({ ...parts, rules: null });
    expect(scriptsOf(table)).toHaveLength(1);
    expect(Object.keys(table.headers)).not.toContain('No-Vary-Search');
  });
});

it('files whose name changes with what they hold are cached for good, all others asked for again', () => {
  const { caching } = headerTable({ scripts: [], inlined: [], provider: {} });
  const cachingOf = (path: string) => caching.find((rule) => path.startsWith(rule.path))?.value;
  for (const folder of ['assets', 'content', 'illustrations', 'suche', 'speculation', 'sharing'])
    expect(cachingOf(`/${folder}/1`)).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/heizung', '/favicon.svg', '/daten/richtwerte.csv'])
    expect(cachingOf(path)).toBe('public, max-age=0, must-revalidate');
});

it('every answer keeps browsers from guessing, from telling other sites where a reader was, and from devices', () => {
  const { 'Content-Security-Policy': policy, ...others } = headerTable({
    scripts: [],
    inlined: [],
    provider: {},
  }).headers;
  expect(policy).toContain("default-src 'self'");
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

describe('the nginx configuration', () => {
  it('has a page and its redirect for every route, and every header', () => {
    const table = headerTable({ scripts: ['a()'], inlined: ['a{}'], provider: {}, rules: RULES });
    const server = nginxServer(table, ['/', '/heizung']);
    expect(server).toContain('location = / { try_files /index.html =404; }');
    expect(server).toContain('location = /heizung { try_files /heizung.html =404; }');
    expect(server).toContain('return 301 /heizung$is_args$args;');
    for (const name of Object.keys(table.headers)) expect(server).toContain(`add_header ${name} "`);
    expect(server).toContain(`add_header No-Vary-Search "params=(\\"flag\\")" always;`);
  });
});

it('every host is told where a page is now that had another address once', () => {
  const moved = { '/dach-alt': '/dach' };
  const server = nginxServer(headerTable({ scripts: [], inlined: [], provider: {} }), ['/dach'], moved);
  expect(server).toContain(
    String.raw`location ~* ^/+dach-alt(?:\.html|/+index|/+index\.html)?/*$ { return 301 /dach$is_args$args; }`,
  );
  expect(staticRedirects(['/dach'], moved).split('\n').slice(2)).toEqual([
    '/dach-alt /dach 301',
    '/dach-alt/ /dach 301',
    '/dach-alt.html /dach 301',
    '',
  ]);
});

it('static hosts are told of every other spelling of an address', () => {
  expect(staticRedirects(['/', '/heizung']).split('\n')).toEqual([
    '/index.html / 301',
    '/index / 301',
    '/heizung.html /heizung 301',
    '/heizung/index.html /heizung 301',
    '',
  ]);
});
