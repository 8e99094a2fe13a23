import type { ConsentTexts } from '@sanierungsweg/consent/core';
import type { Attributes, Create } from './create';
import { fillIn } from './fillIn';
import { choice } from './parts';

/** What stands in the place of an embed until it is allowed. `provider` is empty where nobody can be named. */
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
  const words = provider ? texts.embedText : texts.embedTextUnnamed;
  return h(
    'div',
    { className: 'dpc dpc-placeholder', lang: texts.lang, ...root },
    h('p', { className: 'dpc-title', id }, title),
    words && h('p', null, fillIn(words, { title, provider })),
    h(
      'div',
      { className: 'dpc-actions' },
      choice(h, 'once', texts.embedOnce, described),
      choice(h, 'always', texts.embedAlways, described),
    ),
  );
}
