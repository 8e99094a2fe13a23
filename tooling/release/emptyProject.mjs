import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ENVIRONMENT = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Left by the surrounding `pnpm run` and the test runner: this project has its own.
  NODE_PATH: undefined,
  NODE_ENV: undefined,
  npm_config_prefer_offline: 'true',
  npm_config_ignore_scripts: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

/** Follows what a command prints. */
function listen(child) {
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += chunk));
  return said;
}

/**
 * A folder on this machine as a new user has it: empty, apart from where our packages come from.
 * @param {string} base made if need be
 * @param {string} npmrc lines that send our scope to a registry
 */
export function emptyProject(base, npmrc) {
  let folder = base;
  mkdirSync(base, { recursive: true });
  const start = (line) =>
    spawn('bash', ['-c', line], { cwd: folder, env: ENVIRONMENT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });

  async function run(line) {
    const child = start(line);
    const said = listen(child);
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`release: "${line}" ended with ${code} in ${folder}. It said:\n${said.text}`);
    return said.text;
  }

  return {
    /** What a person types, line by line. `cd` moves on to another folder, for good. */
    async type(lines) {
      for (const line of lines.split('\n').filter(Boolean)) {
        const [, target] = line.match(/^cd (\S+)$/) ?? [];
        if (!target) await run(line);
        else {
          folder = join(folder, target);
          writeFileSync(join(folder, '.npmrc'), npmrc);
        }
      }
    },
    /** Runs a command and returns what it prints. Throws if it fails. */
    run,
    /**
     * Writes a file into the current folder: there as a whole or not yet. A development server that reads it half
     * written keeps that, as Vite's watcher takes what follows within 50 ms for the same change.
     */
    write(path, text) {
      const file = join(folder, path);
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    },
    /** A path in the current folder. */
    path: (name) => join(folder, name),
    /**
     * Starts a server that prints its address.
     * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
     */
    async serve(line) {
      const child = start(line);
      const said = listen(child);
      const closed = once(child, 'close');
      const stop = async () => {
        // The whole group: the shell alone would leave the server behind.
        if (child.pid) process.kill(-child.pid);
        await closed;
      };
      for (;;) {
        const [url] = said.text.match(/http:\/\/localhost:\d+\//) ?? [];
        if (url) return { url, stop };
        if (child.exitCode !== null)
          throw new Error(`release: "${line}" ended before it served. It said:\n${said.text}`);
        await Promise.race([once(child.stdout, 'data'), closed]);
      }
    },
  };
}
