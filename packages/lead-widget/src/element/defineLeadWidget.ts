import {
  type ConsentAdapter,
  type HubFailure,
  type HubMarker,
  type HubScriptKind,
  type HubStrategy,
  type LeadStatus,
  type LoadMode,
  startWidget,
  type Widget,
} from '@sanierungsweg/lead-widget/core';
import { de } from '../locales/de';
import { type LeadTexts, phoneHref } from '../locales/texts';

export interface LeadWidgetElementOptions {
  /** Name of the element, default `lead-widget`. */
  name?: string | undefined;
  /** Origin for elements without the attribute. */
  origin?: string | undefined;
  consent?: ConsentAdapter | undefined;
  /** Sentences that differ from the German default. */
  texts?: Partial<LeadTexts> | undefined;
}

/** `<lead-widget>` in a document. `start()` loads at once, also after a failure. */
export interface LeadWidgetElement extends HTMLElement {
  start(): void;
}

const ATTRIBUTES = ['origin', 'integration', 'plz', 'script', 'strategy', 'marker', 'load', 'nonce', 'reserve'];

/**
 * Defines `<lead-widget>`, for pages without React. Needs `styles.css` of the package.
 *
 * Attributes: `origin`, `integration`, `plz`, `script`, `strategy`, `marker`, `load`, `nonce`, `reserve` (one height in
 * pixels or two, below and from 768 px), `phone`, `email`, `label`. A change of the first eight makes a new container.
 * Fires `lead-widget-status` with `detail: { status, failure }`. What stands inside (a `<noscript>`) is kept.
 *
 * Nothing happens on the server or if the name is defined already.
 *
 * @example
 * defineLeadWidget({ origin: 'https://hub.example' });
 * // <lead-widget integration="abc" reserve="720 600" phone="030 1234567"></lead-widget>
 */
export function defineLeadWidget({
  name = 'lead-widget',
  origin,
  consent,
  texts,
}: LeadWidgetElementOptions = {}): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  const say = { ...de, ...texts };

  class LeadWidget extends HTMLElement implements LeadWidgetElement {
    static observedAttributes = ATTRIBUTES;
    #widget: Widget | undefined;
    #parts: Element[] = [];
    #status: HTMLElement | undefined;

    connectedCallback() {
      const slot = make('div');
      this.#status = make('div', { className: 'lead-widget-status' });
      const heights = (this.getAttribute('reserve') ?? '480').split(/[\s,]+/);
      this.#parts = [...heights.map((height, index) => spacer(height, index, heights.length)), slot, this.#status];
      this.classList.add('lead-widget');
      this.role = 'group';
      this.ariaLabel = this.getAttribute('label');
      this.tabIndex = -1;
      this.prepend(...this.#parts);
      const option = <T extends string>(key: string) => (this.getAttribute(key) as T | null) ?? undefined;
      this.#widget = startWidget(
        slot,
        {
          origin: option('origin') ?? origin ?? '',
          integration: option('integration'),
          plz: option('plz'),
          script: option<HubScriptKind>('script'),
          strategy: option<HubStrategy>('strategy'),
          marker: option<HubMarker>('marker'),
          load: option<LoadMode>('load'),
          nonce: this.nonce,
          consent,
        },
        (status, failure) => this.#show(status, failure),
      );
    }

    disconnectedCallback() {
      this.#widget?.stop();
      for (const part of this.#parts) part.remove();
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null) {
      if (!this.#widget || !this.isConnected || before === now) return;
      this.disconnectedCallback();
      this.connectedCallback();
    }

    start() {
      this.focus({ preventScroll: true });
      this.#widget?.start();
    }

    #show(status: LeadStatus, failure: HubFailure | null) {
      this.dataset.status = status;
      this.ariaBusy = `${status === 'loading' || status === 'loaded'}`;
      const box = this.#status;
      if (!box) return;
      box.hidden = status === 'ready';
      const waiting = status === 'waiting-consent';
      const sentence = waiting ? say.consent : failure ? say[failure] : say.loading;
      const start = () => this.start();
      const button = (textContent: string, onclick = start) => make('button', { type: 'button', textContent, onclick });
      // The live region stays, so that its change is announced, once.
      const live = box.querySelector('[role]') ?? make('p', { role: 'status' });
      if (live.textContent !== sentence) live.textContent = sentence;
      const rest: Element[] = [];
      if (waiting) {
        const choices = make('p');
        choices.append(button(say.once));
        if (consent?.grant) choices.append(button(say.always, () => consent.grant?.()));
        rest.push(choices);
      }
      if (status === 'waiting-visible' && this.getAttribute('load') === 'interaction') rest.push(button(say.show));
      if (failure) rest.push(button(say.retry), ...this.#contact());
      if (!live.isConnected) box.append(live);
      while (live.nextSibling) box.lastChild?.remove();
      box.append(...rest);
    }

    #contact(): Element[] {
      const phone = this.getAttribute('phone');
      const email = this.getAttribute('email');
      if (!phone && !email) return [];
      const text = make('p', { textContent: say.contact });
      const line = (label: string, href: string, textContent: string) =>
        text.append(make('br'), `${label}: `, make('a', { href, textContent }));
      if (phone) line(say.phone, phoneHref(phone), phone);
      if (email) line(say.email, `mailto:${email}`, email);
      return [text];
    }
  }

  customElements.define(name, LeadWidget);
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, properties: Partial<HTMLElementTagNameMap[K]> = {}) {
  return Object.assign(document.createElement(tag), properties);
}

function spacer(height: string, index: number, count: number): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', '1');
  svg.setAttribute('height', height);
  svg.setAttribute('aria-hidden', 'true');
  if (index) svg.setAttribute('display', 'none');
  if (count > 1) svg.setAttribute('class', `lead-widget-reserve-${index ? 'wide' : 'narrow'}`);
  return svg;
}
