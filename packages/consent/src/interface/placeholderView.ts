import type { ConsentTexts } from '@sanierungsweg/consent/core';
import type { Attributes, Create } from './create';
import { fillIn } from './fillIn';
import { choice } from './parts';

/** What stands in the place of an embed until it is allowed. */
export function placeholderView<Node>(
  h: Create<Node>,
  {
    texts,
    id,
    title,
    provider,
    root,
  }: { texts: ConsentTexts; id: string; title: string; provider: string; root?: Attributes },
): Node {
  const described = { 'aria-describedby': id };
  return h(
    'div',
    { className: 'dpc dpc-placeholder', lang: texts.lang, ...root },
    h('p', { className: 'dpc-title', id }, title),
    h('p', null, fillIn(texts.embedText, { title, provider })),
    h(
      'div',
      { className: 'dpc-actions' },
      choice(h, 'once', texts.embedOnce, described),
      choice(h, 'always', texts.embedAlways, described),
    ),
  );
}
