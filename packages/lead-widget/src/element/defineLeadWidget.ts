import { type ConsentAdapter, startWidget, type Widget, type WidgetOptions } from '@sanierungsweg/lead-widget/headless';
import { de } from '../locales/de';
import type { LeadTexts } from '../locales/texts';

/** What all elements share. An attribute of the same meaning on an element wins, but for `origin`. */
export interface LeadWidgetElementOptions extends Partial<WidgetOptions> {
  /** Name of the element, default `lead-widget`. */
  name?: string | undefined;
  /** Sentences that differ from the German default. */
  texts?: Partial<LeadTexts> | undefined;
  /** Without an adapter nothing is waited for. */
  consent?: ConsentAdapter | undefined;
}

/** `<lead-widget>` in a document. */
export interface LeadWidgetElement extends HTMLElement {
  /** Loads at once, also after a failure. Without effect while the element is not in the document. */
  start(): void;
}

/**
 * Defines `<lead-widget>`, for pages without React. Needs `styles.css` of the package.
 *
 * Attributes: `origin`, `integration`, `plz`, `script`, `strategy`, `marker`, `load`; a change makes a new container.
 * No other attribute is read, and `origin` counts only where the options name none: markup alone never decides whose
 * script a page runs. What stands inside is the way on when there is no form (phone, e-mail): shown without JavaScript and after a failure.
 * The property `--lead-widget-reserve` keeps a height free. Fires `lead-widget-status` with
 * `detail: { status, failure }`.
 *
 * Nothing happens on the server or if the name is defined already.
 *
 * @param options defaults for all elements, and what no attribute can say (`consent`, `texts`, `url`, `reload` …)
 * @example
 * defineLeadWidget({ origin: 'https://hub.example' });
 * // <lead-widget integration="abc"><a href="tel:0301234567">030 1234567</a></lead-widget>
 */
export function defineLeadWidget({ name = 'lead-widget', texts, ...shared }: LeadWidgetElementOptions = {}): void {
  if (!globalThis.customElements || customElements.get(name)) return;
  const say = { ...de, ...texts };

  class LeadWidget extends HTMLElement implements LeadWidgetElement {
    static observedAttributes = 'origin integration plz script strategy marker load'.split(' ');
    declare widget?: Widget | undefined;
    declare parts: HTMLElement[];

    connectedCallback() {
      this.parts = ['div', 'output', 'button', 'button'].map((tag) => document.createElement(tag));
      const [slot, live, start, always] = this.parts as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- smaller, and the button is ours alone
      start.onclick = () => this.start();
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- smaller, and the button is ours alone
      always.onclick = () => shared.consent?.grant?.();
      this.prepend(...this.parts);
      this.tabIndex = -1;
      const options: Record<string, unknown> = { origin: '', ...shared };
      for (const name of LeadWidget.observedAttributes) options[name] = this.getAttribute(name) ?? options[name];
      options.origin = shared.origin ?? options.origin;
      // The attribute is emptied by the browser.
      options.nonce = this.nonce;
      this.widget = startWidget(slot, options as unknown as WidgetOptions, (status, failure) => {
        const waiting = status === 'waiting-consent';
        const sentence = failure ? say.failed + say[failure] : (say[status as keyof LeadTexts] ?? say.loading);
        // Setting it again would announce it again.
        if (live.textContent !== sentence) live.textContent = sentence;
        // The style sheet hides empty buttons.
        start.textContent = failure ? say.retry : waiting ? say.once : status === 'waiting-visible' ? say.show : '';
        always.textContent = waiting && shared.consent?.grant ? say.always : '';
        this.dataset.status = status;
        this.dispatchEvent(new CustomEvent('lead-widget-status', { detail: { status, failure } }));
      });
    }

    disconnectedCallback() {
      this.widget?.stop();
      this.widget = undefined;
      for (const part of this.parts) part.remove();
    }

    attributeChangedCallback() {
      if (this.widget) {
        this.disconnectedCallback();
        this.connectedCallback();
      }
    }

    start() {
      // The button goes away; focus stays here instead of falling back to the page.
      this.focus();
      this.widget?.start();
    }
  }

  customElements.define(name, LeadWidget);
}
