import type { ConsentCategory, ConsentStore, ConsentTexts } from '@sanierungsweg/consent/core';
import type { AnyStore } from '../interface';
import { createDom } from '../interface/createDom';
import { mountEmbed } from '../interface/mountEmbed';
import { holdBackCopies } from '../markup/keptCopies';
import { connectedElement, define, warnOfAbsent, warnOfProperties, warnOfSecond } from './connectedElement';

/** What embeds need to know. */
export interface ConsentEmbedOptions<Key extends string = string> {
  /** The store whose decisions they follow. */
  store: ConsentStore<Key>;
  /** All wording: `de` or `en` from `@sanierungsweg/consent/locales/…`, as it is or overridden string by string. */
  texts: ConsentTexts;
}

/**
 * Attributes of `<consent-embed>`, for the types of JSX and templates. React has them with the entry `.`.
 *
 * @example const attributes: ConsentEmbedAttributes = { category: 'functional', title: 'Anfahrt', src: 'https://maps.example.org/embed' };
 */
export interface ConsentEmbedAttributes {
  /** The category that has to be allowed. Default: `functional`. */
  category?: ConsentCategory | undefined;
  /** What is embedded, as a visitor would call it. Names the frame and heads the placeholder. */
  title: string;
  /** Address of the frame. */
  src: string;
  /** Who receives data when it loads. Default: the host of `src`, for a relative address that of the page. */
  provider?: string | undefined;
}

/**
 * Defines `<consent-embed category title src provider>`: a video or map behind two clicks, in light DOM. Attributes
 * besides these go to the frame. Each of the four may change later: what was loaded once then asks anew, unless it only
 * got another title. Until it is called, nothing is embedded and nothing is shown.
 *
 * Call it once per page. On a server nothing happens.
 *
 * @example defineConsentEmbed({ store, texts: de });
 */
export function defineConsentEmbed<Key extends string>(options: ConsentEmbedOptions<Key>): void {
  if (typeof customElements === 'undefined') return;
  const store = options.store as unknown as AnyStore;
  warnOfSecond('consent-embed', store);

  class ConsentEmbed extends connectedElement() {
    static observedAttributes = ['category', 'title', 'src', 'provider'];
    // Not outdated yet, and empty: a copy of one at work holds a frame, which would load unasked.
    #outdated: boolean | undefined = this.replaceChildren() as undefined;

    override connect() {
      warnOfProperties(this, ConsentEmbed.observedAttributes);
      warnOfAbsent(this);
      const {
        category = 'functional',
        src = '',
        provider,
        // What places, hides and focuses the element is its own; one that had the focus has a `tabindex`.
        class: _class,
        style: _style,
        id: _id,
        hidden: _hidden,
        tabindex: _tabindex,
        ...frame
      } = Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value]));
      return mountEmbed(this, store, {
        category,
        title: () => this.title,
        src,
        provider,
        texts: options.texts,
        make: () => {
          const holder = createDom('div', { className: 'dpc-frame' });
          holder.append(createDom('iframe', { ...frame, src, title: this.title }));
          return holder;
        },
      });
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      // Until it is mounted there is nothing to follow: whoever makes one sets its attributes first.
      if (before === now || !this.end) return;
      const frame = name === 'title' && this.querySelector('iframe');
      if (frame) frame.title = this.title;
      else if (!this.#outdated) {
        this.#outdated = true;
        // Others may change with it, and nothing may load between.
        queueMicrotask(() => {
          this.#outdated = false;
          this.renew();
        });
      }
    }
  }

  holdBackCopies();
  define('consent-embed', ConsentEmbed);
}
