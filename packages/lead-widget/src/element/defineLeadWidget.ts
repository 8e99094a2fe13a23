import { type HubProvider, validPlz } from '@sanierungsweg/lead-widget/core';
import type { LeadFailure, LeadStatus, Widget } from '@sanierungsweg/lead-widget/headless';
import { type AdoptOptions, adoptWidget } from '../adopt';
import { removeLeftovers } from '../adopt/adoptPlace';
import { inherit } from '../adopt/inherit';

/** What all elements share. */
export interface LeadWidgetElementOptions extends Partial<AdoptOptions> {
  /** Name of the element, default `lead-widget`. */
  name?: string | undefined;
  /**
   * Origins that the attribute `origin` may name. Any other counts as `origin` of these options; without one, only the
   * page's own origin is allowed. Default: none.
   */
  origins?: readonly string[] | undefined;
  /**
   * Providers that the attribute `provider` may name. Any other name is a failure with the reason `configuration`. A
   * provider named so, or an origin of `origins` where the default is a provider, takes none of `url`, `script`,
   * `strategy` and `marker` of these options: they describe another source.
   */
  providers?: Readonly<Record<string, HubProvider>> | undefined;
}

/**
 * Attributes of `<lead-widget>`, all optional, for the types of JSX and templates. React has them with the entry `.`.
 *
 * @example const attributes: LeadWidgetAttributes = { integration: 'abc', load: 'visible' };
 */
export interface LeadWidgetAttributes
  extends Pick<AdoptOptions, 'integration' | 'plz' | 'script' | 'strategy' | 'marker' | 'load'> {
  /** One of `origins` of `defineLeadWidget`. Default: its `origin`. */
  origin?: string | undefined;
  /** A name of `providers` of `defineLeadWidget`. Default: its `provider`. */
  provider?: string | undefined;
}

/** `<lead-widget>` in a document. */
export interface LeadWidgetElement extends HTMLElement {
  /** Loads at once, also after a failure. Without effect while the element is not in the document. */
  start(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'lead-widget': LeadWidgetElement;
  }

  interface HTMLElementEventMap {
    'lead-widget-status': CustomEvent<{ readonly status: LeadStatus; readonly failure: LeadFailure | null }>;
  }
}

/** Nothing but these is read from the markup, because whoever can add a tag to a page must not choose what it runs. */
const ATTRIBUTES = ['integration', 'plz', 'script', 'strategy', 'marker', 'load', 'origin', 'provider'] as const;

type Named = Partial<Record<(typeof ATTRIBUTES)[number], string>>;

/** Stands in for the address of what the markup must not choose. */
function refuse(): string {
  throw new Error(
    'The page does not allow this origin or provider. Name it in `origins` or `providers` of defineLeadWidget().',
  );
}

/** While developing, and with the plain script, says that another origin is asked than the markup names. */
function warnOfOrigin(wanted: string, origin: string | undefined): void {
  try {
    if (process.env.NODE_ENV !== 'production' && wanted && origin !== undefined && wanted !== origin) {
      console.error(
        `lead-widget: origin was given “${wanted}”, which this page does not allow, so “${origin || location.origin}” is asked. Name it as it is written in the origins of defineLeadWidget() or in data-origin of the script tag.`,
      );
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}

/** While developing, and with the plain script, names what came as a property, as Solid and Angular set it. */
function warnOfProperties(element: HTMLElement): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      // Angular sets them when the element stands in the document already.
      queueMicrotask(() => {
        for (const name of ATTRIBUTES) {
          if (!Object.hasOwn(element, name)) continue;
          console.error(
            `lead-widget: ${name} was given as a property, and counts for nothing: <${element.localName}> reads attributes alone. Write attr:${name} in Solid, [attr.${name}] in Angular, and call setAttribute() in scripts.`,
          );
        }
      });
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}

/** What the elements of this copy were defined with. */
const defined: Record<string, LeadWidgetElementOptions> = {};

/** While developing, and with the plain script, says that a second definition counts for nothing, nor does its consent. */
function warnOfSecond(name: string, options: LeadWidgetElementOptions): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      if (!customElements.get(name)) defined[name] = options;
      const first = defined[name];
      const keys = Object.keys({ ...first, ...options }) as (keyof LeadWidgetElementOptions)[];
      // React's StrictMode says everything twice.
      if (first && keys.every((key) => first[key] === options[key])) return;
      const consent = options.consent ? ', and its consent is not waited for' : '';
      console.error(
        `lead-widget: <${name}> is defined already, by an earlier call or by another script. This call of defineLeadWidget() counts for nothing${consent}. Define it once, or give each a name of its own.`,
      );
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}

/**
 * Defines `<lead-widget>`, for pages without React. Needs `styles.css` of the package.
 *
 * Attributes: `integration`, `plz`, `script`, `strategy`, `marker`, `load`; `origin` and `provider` choose among those
 * that the page allows. A change makes a new container; an element that is only moved keeps its form, a copy begins
 * anew. What stands inside is the way on when there is no form (phone, e-mail): shown without JavaScript and after a
 * failure. The property `--lead-widget-reserve` keeps a height free. Fires `lead-widget-status` with
 * `detail: { status, failure }`.
 *
 * Nothing happens on the server or if the name is defined already.
 *
 * @param options defaults for all elements, and what no attribute can say (`consent`, `texts`, `url`, `reload` …)
 * @example
 * defineLeadWidget({ origin: 'https://hub.example' });
 * // <lead-widget integration="abc"><a href="tel:0301234567">030 1234567</a></lead-widget>
 */
export function defineLeadWidget(options: LeadWidgetElementOptions = {}): void {
  const { name = 'lead-widget', providers = {}, origins = [], ...shared } = options;
  const elements = globalThis.customElements;
  warnOfSecond(name, options);
  if (!elements || elements.get(name)) return;

  class LeadWidget extends HTMLElement implements LeadWidgetElement {
    static readonly observedAttributes = ATTRIBUTES;
    // None. A copy of one at work begins anew, before it stands in the document, where its frame would load unasked.
    widget: Widget | undefined = removeLeftovers(this);

    connectedCallback() {
      // Only moved: the form stays, with what was typed.
      if (this.widget) return;
      warnOfProperties(this);
      const named: Named = Object.fromEntries(ATTRIBUTES.map((key) => [key, this.getAttribute(key) ?? undefined]));
      const { provider, origin: wanted = '' } = named;
      const allowed = origins.find((each) => each === named.origin);
      // Without a default, only the page itself.
      const origin = allowed ?? shared.origin ?? ['', location.origin].find((each) => each === wanted);
      const isRefused = origin === undefined || (provider && !Object.hasOwn(providers, provider));
      const own = { ...named, origin: allowed, provider: providers[provider as string] } as Partial<AdoptOptions>;
      warnOfOrigin(wanted, origin);
      this.tabIndex = -1;
      this.widget = adoptWidget(this, {
        ...inherit(own, { origin: '', ...shared }),
        origin,
        // Told like every other failure, once the form is to load.
        ...(isRefused && { url: refuse }),
        // The attribute is emptied by the browser.
        nonce: this.nonce || shared.nonce,
        onStatus: (status, failure) => {
          shared.onStatus?.(status, failure);
          this.dispatchEvent(new CustomEvent('lead-widget-status', { detail: { status, failure } }));
        },
      });
    }

    disconnectedCallback() {
      // An element that is only moved is connected again at once.
      queueMicrotask(() => this.isConnected || this.end());
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      // Set again to what it says already, or a postcode that is still being typed: the form stays, with what was typed.
      if (this.widget && before !== now && (name !== 'plz' || validPlz(before) !== validPlz(now))) {
        this.end();
        this.connectedCallback();
      }
    }

    end() {
      // It returns nothing, so that none is left.
      this.widget = this.widget?.stop() as undefined;
    }

    start() {
      // The button goes away; focus stays here instead of falling back to the page.
      this.focus();
      this.widget?.start();
    }
  }

  elements.define(name, LeadWidget);
}
