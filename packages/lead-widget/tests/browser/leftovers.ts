import type { Page } from '@playwright/test';

/** Counts listeners on window and document, observers and timers that are still alive. Call before opening the page. */
export async function countLeftovers(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript(() => {
    const live = { listeners: 0, observers: 0, timers: 0 };
    Object.assign(window, { live });
    const known = new Map<EventTarget, Set<string>>();
    const ids = new WeakMap<object, number>();
    let last = 0;
    const key = (type: string, listener: object) => {
      if (!ids.has(listener)) ids.set(listener, ++last);
      return `${type} ${ids.get(listener)}`;
    };
    for (const target of [window, document]) {
      const entries = new Set<string>();
      known.set(target, entries);
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      const count = () => {
        live.listeners = [...known.values()].reduce((sum, set) => sum + set.size, 0);
      };
      target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
        add(type, listener, options);
        entries.add(key(type, listener));
        options?.signal?.addEventListener('abort', () => {
          entries.delete(key(type, listener));
          count();
        });
        count();
      };
      target.removeEventListener = (type: string, listener: EventListener) => {
        remove(type, listener);
        entries.delete(key(type, listener));
        count();
      };
    }
    for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
      const Original = window[name] as unknown as new (...args: unknown[]) => { observe(): void; disconnect(): void };
      Object.assign(window, {
        [name]: class extends Original {
          on = false;
          override observe(...args: unknown[]): void {
            if (!this.on) live.observers += 1;
            this.on = true;
            Original.prototype.observe.apply(this, args as []);
          }
          override disconnect() {
            if (this.on) live.observers -= 1;
            this.on = false;
            super.disconnect();
          }
        },
      });
    }
    const timers = new Set<number>();
    const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    const timed = (handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const id = set(() => {
        timers.delete(id);
        live.timers = timers.size;
        handler(...args);
      }, ms);
      timers.add(id);
      live.timers = timers.size;
      return id;
    };
    Object.assign(window, {
      setTimeout: timed,
      clearTimeout: (id: number) => {
        timers.delete(id);
        live.timers = timers.size;
        clear(id);
      },
    });
  });
  return () => page.evaluate(() => ({ ...(window as unknown as { live: Record<string, number> }).live }));
}
