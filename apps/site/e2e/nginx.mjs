// Runs the smoke, header and policy tests of the site against a real nginx with the generated configuration.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('..', import.meta.url));

const BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const BROTLI_MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/opt/homebrew/lib/nginx/modules'].map(
  (folder) => `${folder}/ngx_http_brotli_static_module.so`,
);
const TEMPORARY_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** An nginx with its brotli module, or null. */
function findNginx() {
  const binary = BINARIES.find((path) => existsSync(path));
  const brotli = BROTLI_MODULES.find((path) => existsSync(path));
  return binary && brotli ? { binary, brotli } : null;
}

function installNginx() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'nginx: CI=true makes the tests against nginx mandatory, but it is not here and only root on Debian can install it. Install nginx and libnginx-mod-http-brotli-static beforehand.',
    );
  }
  // Debian starts a freshly installed server; this policy forbids it.
  const policy = '/usr/sbin/policy-rc.d';
  const ours = !existsSync(policy);
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args) => execFileSync('/usr/bin/apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run(['update', '-qq']);
    run(['install', '-y', '-qq', '--no-install-recommends', 'nginx', 'libnginx-mod-http-brotli-static']);
  } finally {
    if (ours) rmSync(policy);
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** Writes a configuration around the generated part that needs no rights and nothing outside of `folder`. */
function writeConfiguration(folder, { brotli, port }) {
  for (const name of TEMPORARY_PATHS) mkdirSync(join(folder, name));
  const types = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find((path) => existsSync(path));
  const wrapper = [
    `load_module ${brotli};`,
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'worker_processes 1;',
    'daemon off;',
    // As root, nginx would hand its workers to a user who cannot read this folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events { worker_connections 256; }',
    'http {',
    `  include ${types};`,
    '  access_log off;',
    ...TEMPORARY_PATHS.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    '  server {',
    `    listen 127.0.0.1:${port};`,
    `    root "${join(site, 'dist')}";`,
    '    brotli_static on;',
    `    include "${join(site, 'deploy/nginx.conf')}";`,
    '  }',
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), `${wrapper.join('\n')}\n`);
}

async function run() {
  if (!findNginx() && process.env.CI === 'true') installNginx();
  const nginx = findNginx();
  if (!nginx) {
    console.log(
      'NOT RUN: the tests against nginx. Neither nginx nor its brotli module is installed here (Debian: nginx libnginx-mod-http-brotli-static). With CI=true they are mandatory.',
    );
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  writeConfiguration(folder, { ...nginx, port });
  const args = ['-e', join(folder, 'error.log'), '-p', folder, '-c', join(folder, 'nginx.conf')];
  const check = spawnSync(nginx.binary, [...args, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) {
    console.error(`nginx: The generated configuration is refused.\n${check.stderr}`);
    return 1;
  }
  const server = spawn(nginx.binary, args, { stdio: 'inherit' });
  try {
    const tests = spawn('playwright', ['test', '--config', 'playwright.nginx.config.ts'], {
      cwd: site,
      stdio: 'inherit',
      env: { ...process.env, NGINX_PORT: String(port), PATH: `${join(site, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    return await new Promise((resolve) => tests.on('exit', (code) => resolve(code ?? 1)));
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
