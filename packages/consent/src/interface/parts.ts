import type { ConsentLinks, ConsentTexts } from '@sanierungsweg/consent/core';
import type { Attributes, Create } from './create';

/** What a visitor can do by pressing, as buttons carry it in `data-do`. */
export type Action = 'acceptAll' | 'rejectAll' | 'withdrawAll' | 'openSettings' | 'close' | 'once' | 'always';

/** What every piece of the interface needs. */
export interface ViewInput<Node> {
  texts: ConsentTexts;
  links: ConsentLinks;
  /** Ids in the page begin with it. */
  id: string;
  /** Draws a link, e.g. by a router. Default: `<a>`. */
  link?: ((href: string, words: string) => Node) | undefined;
  /** Further attributes of the outermost element. */
  root?: Attributes | undefined;
}

/** Accepting and refusing, on both layers: one element with one class, so that neither can ever look like less. */
export const choice = <Node>(h: Create<Node>, action: Action, words: string, more?: Attributes): Node =>
  h('button', { type: 'button', className: 'dpc-button', 'data-do': action, ...more }, words);

/** Any other button. */
export const outline = <Node>(h: Create<Node>, words: string, attributes: Attributes): Node =>
  h('button', { type: 'button', className: 'dpc-button dpc-outline', ...attributes }, words);

/** Privacy policy and imprint, which must be reachable before a decision. */
export function legalLinks<Node>(h: Create<Node>, { texts, links, link }: ViewInput<Node>): Node {
  const draw = link ?? ((href: string, words: string) => h('a', { href }, words));
  return h(
    'p',
    { className: 'dpc-links' },
    draw(links.privacy, texts.privacyLink),
    ' ',
    draw(links.imprint, texts.imprintLink),
  );
}
