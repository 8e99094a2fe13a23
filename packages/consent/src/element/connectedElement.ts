/** An element whose content works while it is in the page. */
interface ConnectedElement extends HTMLElement {
  /** Makes the content work; what it returns ends that. */
  connect(): () => void;
}

/** A class to extend for such elements. Made when it is needed: servers have none. */
export function connectedElement(): new () => ConnectedElement {
  return class extends HTMLElement {
    #end: (() => void) | undefined;
    connect() {
      return () => {};
    }
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
  };
}

/** Defines an element, unless the page has one of that name. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
