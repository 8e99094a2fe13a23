import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_ARGS, findWholeBrowser } from '../../../tooling/browser.mjs';

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: { type: string; subtype?: string } };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** A document that the browser shows, or prepares unseen. */
export interface TabPage {
  readonly prerendered: boolean;
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** What an expression comes to in the document. */
  ask: <T>(expression: string) => Promise<T>;
}

/**
 * A browser that prerenders. Playwright attaches to the page, and no page with a debugging client attached to it is
 * prerendered from; this one attaches to the tab, as the browser's own developer tools do.
 */
export async function openTab(): Promise<{ pages: readonly TabPage[]; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'site-tab-'));
  const args = [...CHROMIUM_ARGS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(findWholeBrowser() ?? 'chromium', [...args, '--window-size=1300,900', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , input, output] = browser.stdio as [null, null, null, Writable, Readable];
  const answers = new Map<number, (message: Message) => void>();
  const pages: TabPage[] = [];

  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = answers.size + 1;
      answers.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      );
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });

  const attached = ({ sessionId, targetInfo }: NonNullable<Message['params']>) => {
    if (targetInfo.type !== 'page') return;
    const page: TabPage = {
      prerendered: targetInfo.subtype === 'prerender',
      send: (method, params) => send(method, params, sessionId),
      async ask<T>(expression: string) {
        const { result } = await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
        return (result as { value: T }).value;
      },
    };
    pages.push(page);
  };

  let rest = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages.map((text) => JSON.parse(text) as Message)) {
      if (message.id) answers.get(message.id)?.(message);
      else if (message.method === 'Target.attachedToTarget' && message.params) attached(message.params);
    }
  });

  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [{ targetId }] = targetInfos as [{ targetId: string }];
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const children = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', children, sessionId as string);
  return {
    pages,
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      await send('Browser.close');
      await ended;
      // Its helpers end a moment later.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
