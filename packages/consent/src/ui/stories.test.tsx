import { act, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import * as embed from '../react/ConsentEmbed.stories';
import * as gate from '../react/ConsentGate.stories';
import * as banner from './ConsentBanner/ConsentBanner.stories';
import * as dialog from './ConsentDialog/ConsentDialog.stories';
import * as settings from './ConsentSettings/ConsentSettings.stories';
import * as button from './ConsentSettingsButton/ConsentSettingsButton.stories';
import * as withdraw from './ConsentWithdrawButton/ConsentWithdrawButton.stories';

interface Renderable {
  args?: object;
  render?: (args: never) => ReactElement;
}

/** The stories of one file as components. Storybook's own composing brings its React along; here both majors run. */
function compose({ default: meta, ...stories }: { default: Renderable } & Record<string, Renderable>) {
  return Object.entries(stories).map(([name, story]) => {
    const render = (story.render ?? meta.render) as (args: object) => ReactElement;
    return [name, () => render({ ...meta.args, ...story.args })] as const;
  });
}

const groups = { banner, dialog, settings, button, withdraw, embed, gate };

/**
 * What lists such as EasyList Cookie and Fanboy's Annoyances hide by: these words in class names and ids. A hidden
 * banner would leave visitors of such browsers without a choice.
 */
const FILTERED = /cookie|consent|gdpr|dsgvo|ccpa|cmp|privacy|banner|notice|popup|overlay|tracking|^cc-|^ad-|^qc-|^ot-/i;

describe.each(Object.entries(groups))('stories of %s', (group, stories) => {
  const examples = compose(stories as unknown as Parameters<typeof compose>[0]);

  async function show(name: string, Example: () => ReactElement) {
    const { baseElement } = render(<Example />);
    await act(async () => {});
    // What the dialog holds is fetched when it opens; two stories begin with it closed.
    if (group === 'dialog' && !name.startsWith('Vom')) await screen.findByRole('dialog');
    return baseElement;
  }

  it.each(examples)('%s has no accessibility violations', async (name, Example) => {
    const baseElement = await show(name, Example);
    // Colours cannot be computed here: the browser tests check contrast.
    const { violations } = await axe.run(baseElement, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it.each(examples)('%s bears no class name or id that filter lists hide', async (name, Example) => {
    const baseElement = await show(name, Example);
    const names = [...baseElement.querySelectorAll('[class], [id]')].flatMap(({ classList, id }) => [...classList, id]);
    expect(names.filter((name) => FILTERED.test(name))).toEqual([]);
  });

  it.each(examples)('%s has no inline style or script', async (name, Example) => {
    const baseElement = await show(name, Example);
    expect(baseElement.querySelectorAll('[style], style, script')).toHaveLength(0);
  });
});
