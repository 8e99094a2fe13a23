import { patterns, words } from './words';

const ATTRIBUTES = ['aria-label', 'title', 'placeholder'];

/** What is ours, what belongs to a story, and what is English on purpose. */
const LEFT_ALONE =
  'script, style, pre, code, textarea, #storybook-root, [data-story-block], .sb-reference, td[lang="en"], #storybook-explorer-tree';

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
  if (said !== node.data && !node.parentElement?.closest(LEFT_ALONE)) node.data = said;
}

function speakAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    const said = value && german(value);
    if (said && said !== value && !element.closest(LEFT_ALONE)) element.setAttribute(name, said);
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
