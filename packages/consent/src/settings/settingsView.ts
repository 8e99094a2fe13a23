import type { CategoryDescription } from '@sanierungsweg/consent/core';
import { type Create, choice, legalLinks, outline, type ViewInput } from '../interface';

/** What the settings need besides. */
export interface SettingsInput<Node> extends ViewInput<Node> {
  categories: readonly CategoryDescription[];
  /** Level of the categories' headings. */
  headingLevel: 2 | 3 | 4;
}

/** The settings as a form, disabled until its behaviour is attached. */
export function settingsView<Node>(h: Create<Node>, input: SettingsInput<Node>): Node {
  const { texts, categories, headingLevel, id, root } = input;
  const words = texts as unknown as Readonly<Record<string, string | undefined>>;

  function card({ key, title, text, services = [] }: CategoryDescription, level: number, category?: string): Node {
    // Names may hold spaces, which end an id where several are listed.
    const field = id + encodeURI(key);
    const necessary = key === 'necessary';
    return h(
      'div',
      { className: 'dpc-card' },
      h(`h${level}`, { className: 'dpc-title' }, h('label', { htmlFor: field }, title ?? words[`${key}Title`] ?? key)),
      h('input', {
        id: field,
        name: key,
        className: 'dpc-switch',
        type: 'checkbox',
        role: 'switch',
        'aria-describedby': `${field}-text`,
        'data-category': category,
        defaultChecked: necessary,
        disabled: necessary,
      }),
      h(
        'div',
        { id: `${field}-text` },
        h('p', null, text ?? words[`${key}Text`]),
        necessary && h('p', null, texts.necessaryReason),
      ),
      ...services.map((service) => card(service, level + 1, key)),
    );
  }

  const note = (name: string, text: string) => h('p', { className: 'dpc-note', 'data-note': name, hidden: true }, text);
  return h(
    'form',
    { className: 'dpc dpc-form', lang: texts.lang, ...root },
    h('noscript', null, h('p', { className: 'dpc-note' }, texts.noScript)),
    note('signal', texts.signal),
    note('memory', texts.savedForSession),
    h(
      'fieldset',
      { className: 'dpc-fields', disabled: true },
      h('legend', null, texts.settingsTitle),
      ...[{ key: 'necessary' }, ...categories].map((category) => card(category, headingLevel)),
      h(
        'div',
        { className: 'dpc-actions' },
        choice(h, 'rejectAll', texts.rejectAll),
        outline(h, texts.save, { type: 'submit' }),
        choice(h, 'acceptAll', texts.acceptAll),
      ),
    ),
    h('output', { className: 'dpc-status', role: 'status' }),
    legalLinks(h, input),
  );
}
