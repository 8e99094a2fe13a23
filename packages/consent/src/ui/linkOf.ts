import type { ConsentContextValue } from '@sanierungsweg/consent';
import { createElement } from 'react';

/** Draws links as the provider says. */
export const linkOf = ({ link }: ConsentContextValue) =>
  link &&
  ((href: string, words: string) => {
    const props = { href, children: words };
    return createElement(link, props);
  });
