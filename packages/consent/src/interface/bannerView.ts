import type { Create } from './create';
import { choice, legalLinks, outline, type ViewInput } from './parts';

/** The first layer: what is asked for, and three buttons. */
export function bannerView<Node>(h: Create<Node>, input: ViewInput<Node>): Node {
  const { texts, id, root } = input;
  return h(
    'section',
    { className: 'dpc dpc-bar', 'aria-labelledby': id, lang: texts.lang, dir: 'auto', ...root },
    h(
      'div',
      { className: 'dpc-inner' },
      h(
        'div',
        { className: 'dpc-text' },
        h('h2', { className: 'dpc-title', id }, texts.bannerTitle),
        h('p', null, texts.purposes),
        h('p', null, texts.recipients),
        h('p', null, texts.withdrawal),
        legalLinks(h, input),
      ),
      h(
        'div',
        { className: 'dpc-actions' },
        choice(h, 'rejectAll', texts.rejectAll),
        outline(h, texts.openSettings, { 'aria-haspopup': 'dialog', 'data-do': 'openSettings' }),
        choice(h, 'acceptAll', texts.acceptAll),
      ),
    ),
  );
}
