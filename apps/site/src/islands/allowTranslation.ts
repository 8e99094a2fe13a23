// Browsers that translate a page put each text into an element of their own and take the text out of the page. React
// keeps the texts it wrote: it would change what nobody sees any more, so that old sums stay, and fail where it puts
// something before such a text. See docs/decisions/0032-translated-pages.md.

/** The texts that a translation stands for, in their order. */
const originals = new WeakMap<Node, Text[]>();
/** What stands in the page for a text. */
const translations = new WeakMap<Node, Element>();

/** Puts texts back where their translation stands. The browser translates them again, as they are new to the page. */
function restore(node: Node | null): void {
  const translation = node && translations.get(node);
  if (!translation) return;
  const texts = originals.get(translation) ?? [];
  translation.replaceWith(...texts);
  for (const text of texts) {
    translations.delete(text);
    // The accessor of this text alone; that of all texts is below it.
    Reflect.deleteProperty(text, 'nodeValue');
  }
}

/** Whatever React does to these texts, it finds them in their place. */
function watch(parent: Node, text: Text): void {
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set: (value: string) => {
      restore(text);
      text.data = value;
    },
  });
  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const method = Node.prototype[name] as (...nodes: (Node | null)[]) => Node;
    Object.defineProperty(parent, name, {
      configurable: true,
      value: (...nodes: (Node | null)[]) => {
        nodes.forEach(restore);
        return method.apply(parent, nodes);
      },
    });
  }
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function follow(records: MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (!(text instanceof Text)) continue;
      // It stands in the text's place, or where the browser put it first and took the text away afterwards, beside it.
      const around = [...addedNodes, previousSibling, nextSibling].filter(isTranslation);
      const translation = around.find((one) => !originals.has(one)) ?? around[0];
      if (!translation) continue;
      originals.set(translation, [...(originals.get(translation) ?? []), text]);
      translations.set(text, translation);
      watch(target, text);
    }
  }
}

let observer: MutationObserver | undefined;

/** Lets browsers translate what React draws from now on; to be called beside every root. */
export function allowTranslation(): void {
  observer ??= new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });
}
