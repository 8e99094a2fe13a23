import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, routed, test } from './site';

/** Counts what lives on in a document: listeners, observers, timers. Before the page is opened. */
async function countLiving(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const living = { listeners: new Set<string>(), observers: new Set<object>(), timers: new Set<number>() };
    Object.assign(window, { living });

    /** The browser's own method, to be called on what it belongs to. */
    const method = (prototype: object, key: string) =>
      Reflect.get(prototype, key) as (this: unknown, ...args: unknown[]) => void;
    const names = new WeakMap<object, number>();
    let last = 0;
    const name = (thing: object) => {
      if (!names.has(thing)) names.set(thing, ++last);
      return names.get(thing);
    };
    const add = method(EventTarget.prototype, 'addEventListener');
    const remove = method(EventTarget.prototype, 'removeEventListener');
    type Listener = EventListenerOrEventListenerObject | null;
    const captures = (options?: boolean | EventListenerOptions) =>
      typeof options === 'object' ? Boolean(options.capture) : Boolean(options);
    // Listeners of elements go with their elements; those of window, document and the frame stay.
    const stays = (target: EventTarget) =>
      target === window || target === document || target === document.documentElement || target === document.body;
    const key = (target: EventTarget, type: string, listener: object, capture: boolean) =>
      `${name(target)} ${type} ${name(listener)} ${capture}`;
    EventTarget.prototype.addEventListener = function (
      type: string,
      listener: Listener,
      options?: boolean | AddEventListenerOptions,
    ) {
      const target = this ?? window;
      add.call(target, type, listener, options);
      if (!listener || !stays(target)) return;
      const entry = key(target, type, listener, captures(options));
      const { once, signal } = typeof options === 'object' ? options : {};
      if (signal?.aborted) return;
      living.listeners.add(entry);
      if (once) add.call(target, type, () => living.listeners.delete(entry), { once: true });
      if (signal) add.call(signal, 'abort', () => living.listeners.delete(entry), { once: true });
    };
    EventTarget.prototype.removeEventListener = function (type: string, listener: Listener, options) {
      const target = this ?? window;
      remove.call(target, type, listener, options);
      if (listener) living.listeners.delete(key(target, type, listener, captures(options)));
    };

    for (const kind of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
      const { prototype } = window[kind] as unknown as {
        prototype: { observe(...args: unknown[]): void; disconnect(): void };
      };
      const observe = method(prototype, 'observe');
      const disconnect = method(prototype, 'disconnect');
      prototype.observe = function (...args) {
        living.observers.add(this);
        observe.apply(this, args);
      };
      prototype.disconnect = function () {
        living.observers.delete(this);
        disconnect.call(this);
      };
    }

    const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    const [every, stop] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
    Object.assign(window, {
      setTimeout: (handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
        const id = set(() => {
          living.timers.delete(id);
          handler(...args);
        }, ms);
        living.timers.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        living.timers.delete(id);
        clear(id);
      },
      setInterval: (handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
        const id = every(handler, ms, ...args);
        living.timers.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        living.timers.delete(id);
        stop(id);
      },
    });
  });
}

interface Living {
  listeners: number;
  observers: number;
  timers: number;
}

const living = (page: Page) =>
  page.evaluate<Living>(() => {
    const { listeners, observers, timers } = (window as unknown as { living: Record<keyof Living, { size: number }> })
      .living;
    return { listeners: listeners.size, observers: observers.size, timers: timers.size };
  });

/** Follows a link of the page's own, as fast as a script can. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);

test.beforeEach(({ page }) => refuseConsent(page));

test('twenty times back and forth, without waiting: one form and nothing left over', async ({ page }) => {
  await countLiving(page);
  await page.goto('/umzug');
  await routed(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const forms = page.locator('.lead-widget form');

  const round = async () => {
    await follow(page, '/klima');
    await page.waitForURL('/klima');
    await expect(page.locator('#klima-widget')).toBeAttached();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('#umzug-widget')).toBeAttached();
  };
  const settled = async () => {
    await expect(page.locator('#umzug-widget .lead-widget')).toHaveAttribute('data-status', 'ready');
    await expect(forms).toHaveCount(1);
    await expect(page.locator('script[src*="/js/hub.js"]')).toHaveCount(1);
    await expect.poll(async () => (await living(page)).timers, 'timers').toBe(0);
    return living(page);
  };

  await round();
  const first = await settled();
  for (let count = 2; count <= 20; count += 1) await round();
  await settled();
  await expect.poll(() => living(page)).toEqual(first);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('twenty times between pages whose hub renders once: always a form, never two, never a loop', async ({ page }) => {
  test.setTimeout(120_000);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/heizung');
  for (let count = 0; count < 20; count += 1) {
    const to = count % 2 ? 'heizung' : 'waermepumpe-kosten';
    await hydrated(page);
    // The script has to have run; a click before it changes the page in place.
    await expect(page.locator('.lead-widget[data-status="ready"]')).toHaveCount(1);
    await follow(page, `/${to}`);
    await page.waitForURL(`/${to}?daaReloaded=1`);
  }
  await expect(page.locator('#heizung-widget .lead-widget[data-status="ready"] form')).toHaveCount(1);
  await expect(page.locator('.lead-widget form')).toHaveCount(1);
  expect(loads).toBe(21);
});
