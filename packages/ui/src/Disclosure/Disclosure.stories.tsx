import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Bausteine/Aufklapper (Disclosure)',
  component: Disclosure,
  args: {
    summary: 'Was ist im Preis enthalten?',
    children: <p>In der Regel Gerät und Einbau. Was dazugehört, steht im Angebot des Betriebs.</p>,
  },
  argTypes: {
    level: { control: { type: 'inline-radio', labels: { undefined: 'keine' } }, options: [undefined, 2, 3, 4] },
    children: { control: false },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {};

export const Offen: Story = { args: { defaultOpen: true } };

export const MitÜberschrift: Story = {
  name: 'Mit Überschrift',
  args: { level: 3 },
};

export const LangeZeile: Story = {
  name: 'Lange Zeile',
  args: {
    summary:
      'Welche Unterlagen braucht der Fachbetrieb, bevor er ein Angebot für die Dämmung der Fassade schreiben kann?',
  },
};

export const MitTastatur: Story = {
  name: 'Mit der Tastatur',
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector('details');
    const summary = within(canvasElement).getByText('Was ist im Preis enthalten?');
    await userEvent.click(summary);
    await expect(details).toHaveAttribute('open');
    await userEvent.click(summary);
    await expect(details).not.toHaveAttribute('open');
  },
};
