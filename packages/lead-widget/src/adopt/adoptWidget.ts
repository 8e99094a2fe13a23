import { startEagerWidget, startWidget, type Widget, type WidgetOptions } from '@sanierungsweg/lead-widget/headless';
import { deLoading } from '../locales/deLoading';
import { deWaiting } from '../locales/deWaiting';
import type { LeadTexts, LoadingTexts } from '../locales/texts';
import { adoptPlace, type PlaceOptions } from './adoptPlace';
import { waitingPart } from './waitingPart';

/** What `adoptWidget` takes beside the options of every widget. */
export interface AdoptOptions extends PlaceOptions, WidgetOptions {
  /**
   * Sentences that differ from the German default. None carries a `lang`: where the page has another language, an element
   * around the widget says it.
   */
  texts?: Partial<LeadTexts> | undefined;
  /**
   * Address of the page that says what the provider does with data; linked from the placeholder before consent.
   * Default: no link.
   */
  privacy?: string | undefined;
}

/** A widget under way in a place with sentences. */
export interface AdoptedWidget extends Widget {
  /** Uses these sentences from now on, such as `en` of `/locales`, without touching the form. */
  say(texts?: Partial<LeadTexts>): void;
}

/**
 * Makes a place work that a server has drawn, without React and without drawing it again. Needs `styles.css`.
 *
 * The place is `<div class="lead-widget" data-status="idle" role="group" aria-label="…" tabindex="-1">` with
 * `<div class="lead-widget-slot">`, which may hold the provider's container already, and
 * `<div class="lead-widget-status"><p role="status">…</p><p class="lead-widget-contact">…</p></div>`. What is missing of
 * these is added. `data-integration` and `data-plz` of the place count where the options name none. A copy of a place at
 * work begins anew. Failures are shown in the place and reported to `onError`, never thrown.
 * Needs a document: not for servers.
 *
 * @param box the place
 * @param options `origin` or `provider`, without which the page's own origin is asked; the rest has a default
 * @returns how to load at once, how to change the sentences, and how to end it
 * @example
 * const box = document.querySelector<HTMLElement>('.lead-widget');
 * const widget = box && adoptWidget(box, { origin: 'https://hub.example' });
 */
export function adoptWidget(box: HTMLElement, options: AdoptOptions): AdoptedWidget {
  const sentences = {} as LeadTexts;
  const choose = (texts?: Partial<LeadTexts>) => {
    // Without those that are undefined, as where a translation is missing.
    Object.assign(sentences, deLoading, deWaiting, JSON.parse(JSON.stringify(texts ?? {})));
  };
  choose(options.texts);
  const { tell, ...widget } = adoptPlace(box, options, sentences, startWidget, (bar) =>
    waitingPart(bar, sentences, options),
  );
  return {
    ...widget,
    say(texts) {
      choose(texts);
      tell();
    },
  };
}

/** What `adoptEagerWidget` takes. */
export interface EagerAdoptOptions extends PlaceOptions {
  /**
   * Every sentence, such as `deLoading` of `/locales`. There is no default, so that a server can hand them over in the
   * markup, where they weigh least and are there before any script.
   */
  texts: LoadingTexts;
}

/**
 * As `adoptWidget`, for pages whose form loads on entry: no consent, no load mode, no sentences, and none of their code.
 * Not for servers either, which draw the place.
 *
 * @returns how to load again, and how to end it
 * @example
 * import { deLoading } from '@sanierungsweg/lead-widget/locales';
 *
 * const box = document.querySelector<HTMLElement>('.lead-widget');
 * if (box) adoptEagerWidget(box, { origin: 'https://hub.example', texts: deLoading });
 */
export function adoptEagerWidget(box: HTMLElement, options: EagerAdoptOptions): Widget {
  return adoptPlace(box, options, options.texts, startEagerWidget);
}
