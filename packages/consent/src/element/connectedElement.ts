/** An element whose content works while it is in the page. */
interface ConnectedElement extends HTMLElement {
  /** Ends what works now, if anything does. */
  end?: (() => void) | false;
  /** Makes the content work; what it returns ends that. */
  connect(): () => void;
  /** Ends it and, in the page, starts it afresh. */
  renew(): void;
}

/** A class to extend for such elements. Made when it is needed: servers have none. */
export function connectedElement(): new () => ConnectedElement {
  return class extends HTMLElement {
    declare connect: ConnectedElement['connect'];
    declare end: ConnectedElement['end'];
    // Who morphs a page, as Turbo and idiomorph do, takes out what its server has not written, and leaves its <noscript>.
    #emptied = new MutationObserver(() => this.querySelector('.dpc,iframe') || this.renew());
    renew() {
      if (this.end) this.end();
      this.end = this.isConnected && this.connect();
    }
    connectedCallback() {
      if (!this.end) this.renew();
      this.#emptied.observe(this, { childList: true });
    }
    disconnectedCallback() {
      // An element that is only moved is connected again at once.
      queueMicrotask(() => this.isConnected || this.renew());
    }
  };
}

/** The stores that elements of this copy follow. */
const stores: Record<string, object> = {};

/** While developing, says that a second definition counts for nothing, nor does its store. */
export function warnOfSecond(tag: string, store: object): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      if (!customElements.get(tag)) stores[tag] = store;
      if (stores[tag] === store) return;
      console.error(
        `consent: <${tag}> is defined already, by an earlier call or by the script tag, and follows the store given there. The store of this call is followed by no element. Define it once, with the store of the whole page; that of the script tag is window.Consent.store.`,
      );
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/** Elements whose properties, and whose attributes, have been looked at: where one starts afresh, nothing is told twice. */
const seen = { properties: new WeakSet<HTMLElement>(), attributes: new WeakSet<HTMLElement>() };

/** While developing, names what came as a property, as Solid and Angular set it: elements read attributes alone. */
export function warnOfProperties(element: HTMLElement, attributes: readonly string[]): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production' && !seen.properties.has(element)) {
      seen.properties.add(element);
      // Angular sets them when the element stands in the document already.
      queueMicrotask(() => {
        for (const name of attributes) {
          const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
          if (!Object.hasOwn(element, property)) continue;
          console.error(
            `consent: ${name} was given as a property, and counts for nothing: <${element.localName}> reads attributes alone. Write attr:${name} in Solid, [attr.${name}] in Angular, and call setAttribute() in scripts.`,
          );
        }
      });
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/** While developing, names what an embed cannot do without: an empty frame, or one without a name, says nothing itself. */
export function warnOfAbsent(element: HTMLElement): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production' && !seen.attributes.has(element)) {
      seen.attributes.add(element);
      const follows = { src: 'Nothing is embedded', title: 'Neither its placeholder nor its frame says what it is' };
      // Angular sets them when the element stands in the document already.
      queueMicrotask(() => {
        for (const [name, what] of Object.entries(follows)) {
          // What came as a property is told already.
          if (element.getAttribute(name) || Object.hasOwn(element, name)) continue;
          const tag = element.localName;
          console.error(
            `consent: <${tag}> has no ${name}. ${what}. Write <${tag} title="Karte: Anfahrt" src="https://maps.example.org/embed">.`,
          );
        }
      });
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/** Defines an element, unless the page has one of that name. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
