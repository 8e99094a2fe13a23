import { patterns, words } from './words';

const ATTRIBUTES = ['aria-label', 'title', 'placeholder'];

/** What is ours and what belongs to a story. */
const OURS = 'script, style, textarea, #storybook-root, [data-story-block], #storybook-explorer-tree';

/** What is English on purpose: code, and what is written for all portals. */
const ENGLISH = 'pre, code, .sb-reference, td[lang="en"]';

/** Within these, Storybook's own: the buttons below a block of code, the way from the list to what is chosen in it. */
const ITS_OWN = '.docblock-source button, #storybook-explorer-tree a[href="#storybook-preview-wrapper"]';

const isLeftAlone = (element: Element | null): boolean =>
  Boolean(element?.closest(`${OURS}, ${ENGLISH}`) && !element.closest(ITS_OWN));

/** What Storybook says, in German; anything that it is not known to say stays. */
export function german(english: string): string {
  const text = english.trim();
  const known = words[text];
  if (known) return english.replace(text, known);
  const pattern = patterns.find(([expression]) => expression.test(text));
  return pattern ? text.replace(pattern[0], pattern[1]) : english;
}

function speakText(node: Text): void {
  const said = german(node.data);
  const element = node.parentElement;
  if (said === node.data || isLeftAlone(element)) return;
  // Without a value of its own, an option is found by its text: a list would show its first entry instead of “Wählen …”,
  // and nobody could choose that.
  if (element instanceof HTMLOptionElement) element.value = element.value.trim();
  node.data = said;
  element?.closest('button')?.removeAttribute('lang');
}

/** What stands in a field is what someone wrote; what stands on it while it is empty is not. */
const isFieldOfTools = (element: Element): boolean =>
  element.localName === 'textarea' && !isLeftAlone(element.parentElement);

/** Names in the list of pages are ours; what folds it is not. */
const foldsList = (element: Element): boolean => element.matches('#storybook-explorer-tree button[data-action]');

/** The buttons of a section are called the same in every section; only one of the two is written on. */
function withTitle(element: Element, said: string): string {
  const title = element.parentElement?.querySelector('[data-action="collapse-root"]')?.textContent;
  return title ? `${title}: ${said}` : said;
}

function speakAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    const said = value && german(value);
    if (!said || said === value) continue;
    if (foldsList(element)) element.setAttribute(name, withTitle(element, said));
    else if (isFieldOfTools(element) || !isLeftAlone(element)) element.setAttribute(name, said);
  }
}

function speak(node: Node): void {
  if (node instanceof Text) speakText(node);
  if (!(node instanceof Element)) return;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let at: Node | null = node; at; at = walker.nextNode()) {
    if (at instanceof Text) speakText(at);
    else if (at instanceof Element) speakAttributes(at);
  }
}

/**
 * Has Storybook's own interface speak German. It offers no languages, so its words are replaced where they appear: text
 * and names of controls, not what a story draws.
 */
export function speakGerman(root: Element): void {
  document.documentElement.lang = 'de';
  speak(root);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(speak);
      else if (type === 'characterData') speak(target);
      else if (target instanceof Element) speakAttributes(target);
    }
  }).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
}
