import { announcer, savedText, say } from '../interface/announce';
import { attachBanner } from '../interface/attachBanner';
import { attachDialog } from '../interface/attachDialog';
import { attachSettings } from '../interface/attachSettings';
import { bannerView } from '../interface/bannerView';
import type { AnyStore, BehaviourInput } from '../interface/behaviour';
import { claim, type Single } from '../interface/claim';
import { createDom } from '../interface/createDom';
import { dialogView } from '../interface/dialogView';
import { mountEmbed } from '../interface/mountEmbed';
import { settingsView } from '../interface/settingsView';
import type { ConsentElementOptions } from './options';

/** Set on `<html>` before the first paint by `firstPaintScript`, for whom the page has to ask. */
const ASKING = 'data-dpc-ask';

/**
 * Defines `<consent-banner>`, `<consent-dialog>`, `<consent-settings>` and `<consent-embed>`, in light DOM, and makes
 * buttons and links with `data-consent-open` and `data-consent-withdraw` work. Elements that already hold their markup,
 * because a server has drawn it, keep it; empty ones draw their own.
 *
 * Call it once per page. On a server nothing happens.
 *
 * @returns A function that stops the buttons and links; elements cannot be undefined again.
 * @example defineConsentElements({ store, texts: de, links: { privacy: '/datenschutz', imprint: '/impressum' } });
 */
export function defineConsentElements<Key extends string>(options: ConsentElementOptions<Key>): () => void {
  if (typeof customElements === 'undefined') return () => {};
  const { texts, links } = options;
  const store = options.store as unknown as AnyStore;
  const read = (): BehaviourInput => ({ texts, onSaved: () => options.onSaved?.() });
  const input = { texts, links, categories: store.categories };

  /** An element whose content works while it is in the page. */
  abstract class Connected extends HTMLElement {
    #end: (() => void) | undefined;
    abstract connect(): () => void;
    connectedCallback() {
      this.#end ??= this.connect();
    }
    disconnectedCallback() {
      // An element that is only moved is connected again at once.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#end?.();
        this.#end = undefined;
      });
    }
  }

  /** Shows one piece while `wanted`, if this is the one element of its kind whose turn it is. */
  function whileWanted(what: Single, wanted: () => boolean, show: () => () => void): () => void {
    let mine = false;
    let hide: (() => void) | undefined;
    const follow = () => {
      const visible = mine && wanted();
      if (visible) hide ??= show();
      else {
        hide?.();
        hide = undefined;
      }
    };
    const stop = store.subscribe(follow);
    const giveUp = claim(options.store, what, (turn) => {
      mine = turn;
      follow();
    });
    return () => {
      mine = false;
      follow();
      stop();
      giveUp();
    };
  }

  class ConsentBanner extends Connected {
    connect() {
      const drawn = this.querySelector<HTMLElement>('.dpc-bar');
      if (drawn && store.getSnapshot().status !== 'undecided') document.documentElement.removeAttribute(ASKING);
      return whileWanted(
        'banner',
        () => store.getSnapshot().status === 'undecided',
        () => {
          const banner = drawn ?? bannerView(createDom, { ...input, id: 'dpc-bar-title' });
          if (drawn) drawn.hidden = false;
          else this.append(banner);
          const detach = attachBanner(banner, store, read);
          return () => {
            detach();
            document.documentElement.removeAttribute(ASKING);
            if (drawn) drawn.hidden = true;
            else banner.remove();
          };
        },
      );
    }
  }

  class ConsentDialog extends Connected {
    connect() {
      return whileWanted(
        'dialog',
        () => store.getSnapshot().settingsOpen,
        () => {
          const known = this.querySelector('dialog');
          const dialog = (known ??
            dialogView(createDom, { ...input, id: 'dpc-sheet-title', headingLevel: 3 })) as HTMLDialogElement;
          if (!known) this.append(dialog);
          const detach = attachDialog(dialog, store, read);
          return () => {
            detach();
            if (!known) dialog.remove();
          };
        },
      );
    }
  }

  class ConsentSettings extends Connected {
    connect() {
      const headingLevel = (Number(this.getAttribute('heading-level')) || 2) as 2 | 3 | 4;
      if (!this.querySelector('form'))
        this.append(settingsView(createDom, { ...input, id: 'dpc-form-', headingLevel }));
      return attachSettings(this.querySelector('form') as HTMLFormElement, store, read);
    }
  }

  class ConsentEmbed extends Connected {
    connect() {
      const {
        category = 'functional',
        title = '',
        src = '',
        provider,
        ...attributes
      } = Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value]));
      this.classList.add('dpc-embed');
      const { class: _class, style: _style, id: _id, ...frame } = attributes;
      const make = () => {
        const holder = createDom('div', { className: 'dpc-frame' });
        holder.append(createDom('iframe', { ...frame, src, title }));
        return holder;
      };
      return mountEmbed(this, store, { category, title, src, provider, texts, make });
    }
  }

  for (const [name, element] of Object.entries({ ConsentBanner, ConsentDialog, ConsentSettings, ConsentEmbed })) {
    const tag = name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
    if (!customElements.get(tag)) customElements.define(tag, element);
  }

  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-consent-open], [data-consent-withdraw]');
    if (!button) return;
    event.preventDefault();
    // Safari does not focus a pressed button, and the dialog returns the focus to what had it.
    button.focus();
    if (button.hasAttribute('data-consent-open')) store.openSettings();
    else {
      const region = announcer(texts.lang);
      store.withdrawAll();
      say(region, savedText(store.getSnapshot(), texts));
      options.onSaved?.();
    }
  };
  document.addEventListener('click', press);
  return () => document.removeEventListener('click', press);
}
