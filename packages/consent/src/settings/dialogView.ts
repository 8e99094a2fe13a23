import { type Create, outline } from '../interface';
import { type SettingsInput, settingsView } from './settingsView';

/** The second layer: the settings in a dialog that its behaviour opens. */
export function dialogView<Node>(h: Create<Node>, input: SettingsInput<Node>): Node {
  const { texts, id, root } = input;
  return h(
    'dialog',
    { className: 'dpc dpc-dialog', 'aria-labelledby': id, lang: texts.lang, dir: 'auto', ...root },
    h(
      'div',
      { className: 'dpc-sheet' },
      h(
        'div',
        { className: 'dpc-head' },
        h('h2', { className: 'dpc-title', id }, texts.settingsTitle),
        outline(h, texts.withdrawAll, { 'data-do': 'withdrawAll', hidden: true }),
        outline(h, texts.close, { 'data-do': 'close' }),
      ),
      settingsView(h, { ...input, root: undefined }),
    ),
  );
}
