import { warnOfMissing } from '../core/warnOfMissing';
import {
  type AnyStore,
  attachBanner,
  type BehaviourInput,
  bannerView,
  claim,
  decide,
  fetchSettings,
  on,
  openSettings,
  prepareSettings,
  type Single,
} from '../interface';
import { createDom } from '../interface/createDom';
import { connectedElement, define, warnOfProperties, warnOfSecond } from './connectedElement';
import type { ConsentElementOptions } from './options';

/** Set on `<html>` before the first paint by `firstPaintScript`, for whom the page has to ask. */
const ASKING = 'data-dpc-ask';

/**
 * Defines `<consent-banner>`, `<consent-dialog>` and `<consent-settings>`, in light DOM, and makes buttons and links with
 * `data-consent-open` and `data-consent-withdraw` work. Elements that already hold their markup, because a server has
 * drawn it, keep it; empty ones draw their own. For `<consent-embed>` see `defineConsentEmbed`.
 *
 * What dialog and settings hold is fetched in idle time: at once where something is allowed, otherwise with the first
 * sign of a visitor. Where that cannot be had, the browser asks whether to refuse everything.
 *
 * Call it once per page. On a server nothing happens.
 *
 * @returns A function that stops the buttons and links; elements cannot be undefined again.
 * @example defineConsentElements({ store, texts: de, links: { privacy: '/datenschutz', imprint: '/impressum' } });
 */
export function defineConsentElements<Key extends string>(options: ConsentElementOptions<Key>): () => void {
  if (typeof customElements === 'undefined') return () => {};
  warnOfMissing('defineConsentElements()', options);
  const { texts, links } = options;
  const store = options.store as unknown as AnyStore;
  warnOfSecond('consent-banner', store);
  const read = (): BehaviourInput => options;
  const input = { texts, links, categories: store.categories };

  /** Shows one piece while `wanted`, if this is the one element of its kind whose turn it is. */
  function whileWanted(what: Single, wanted: () => boolean, show: () => () => undefined): () => void {
    let mine = false;
    let hide: (() => undefined) | undefined;
    const follow = () => {
      if (mine && wanted()) hide ??= show();
      else hide = hide?.();
    };
    const stop = store.subscribe(follow);
    const giveUp = claim(options.store, what, (turn) => {
      mine = turn;
      follow();
    });
    return () => {
      stop();
      hide?.();
      giveUp();
    };
  }

  class ConsentBanner extends connectedElement() {
    override connect() {
      let banner = this.querySelector<HTMLElement>('.dpc-bar');
      // From here on the element decides what shows.
      document.documentElement.removeAttribute(ASKING);
      // A copy that Turbo or htmx kept of the page shows it, whatever was decided since.
      if (banner) banner.hidden = true;
      return whileWanted(
        'banner',
        () => store.getSnapshot().status === 'undecided',
        () => {
          banner ??= bannerView(createDom, { ...input, id: 'dpc-bar-title' });
          // One that a server drew is in the page; moved, it would lose the focus.
          if (!banner.isConnected) this.append(banner);
          banner.hidden = false;
          const detach = attachBanner(banner, store, read);
          return () => {
            detach();
            // Focus leaves what is taken out at once, but what is hidden with the next frame only.
            banner?.remove();
          };
        },
      );
    }
  }

  class ConsentDialog extends connectedElement() {
    override connect() {
      // A copy that Turbo or htmx kept of the page may hold one that nobody attends to.
      this.replaceChildren();
      const stopPreparing = prepareSettings(store);
      const stop = whileWanted(
        'dialog',
        () => store.getSnapshot().settingsOpen,
        () => {
          const end = fetchSettings(store, read, ({ attachDialog, dialogView }) => {
            const dialog = dialogView(createDom, {
              ...input,
              id: 'dpc-sheet-title',
              headingLevel: 3,
            }) as HTMLDialogElement;
            this.append(dialog);
            return attachDialog(dialog, store, read);
          });
          return () => {
            end();
            this.replaceChildren();
          };
        },
      );
      return () => {
        stopPreparing();
        stop();
      };
    }
  }

  class ConsentSettings extends connectedElement() {
    override connect() {
      warnOfProperties(this, ['heading-level']);
      return fetchSettings(store, read, ({ attachSettings, settingsView }) => {
        const headingLevel = (Number(this.getAttribute('heading-level')) || 2) as 2 | 3 | 4;
        if (!this.querySelector('form'))
          this.append(settingsView(createDom, { ...input, id: `dpc-${Math.random()}`, headingLevel }));
        return attachSettings(this.querySelector('form') as HTMLFormElement, store, read);
      });
    }
  }

  define('consent-banner', ConsentBanner);
  define('consent-dialog', ConsentDialog);
  define('consent-settings', ConsentSettings);

  return on(document, 'click', (event: Event) => {
    // From within a shadow root, too, and where what was pressed lies in one of its own, as icons do.
    const button = (event.composedPath() as HTMLElement[]).find((node) =>
      node.matches?.('[data-consent-open],[data-consent-withdraw]'),
    );
    if (!button) return;
    event.preventDefault();
    if (button.hasAttribute('data-consent-open')) return openSettings(button, store);
    // Safari does not focus a pressed button; from here the announcement is made.
    button.focus();
    decide('withdrawAll', store, read());
  });
}
