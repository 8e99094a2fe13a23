// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { build, createLogger } from 'vite';
import { expect, it } from 'vitest';

it.each([false, true])(
  'a style sheet that names a drawing builds without a warning (for the prerender: %s)',
  async (ssr) => {
    const said: string[] = [];
    const note = (message: string) => void said.push(message);
    const input = 'src/browser/shell/Header/Header.css.ts';
    await build({
      root: fileURLToPath(new URL('..', import.meta.url)),
      logLevel: 'warn',
      customLogger: { ...createLogger('warn'), warn: note, warnOnce: note },
      build: { write: false, ...(ssr ? { ssr: input } : {}), rollupOptions: { input } },
    });
    expect(said).toEqual([]);
  },
);
