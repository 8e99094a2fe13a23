import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './Accordion';

const meta = {
  title: 'Bausteine/Akkordeon (Accordion)',
  component: Accordion,
  args: {
    level: 3,
    items: [
      { id: 'preis', summary: 'Was ist im Preis enthalten?', content: <p>In der Regel Gerät und Einbau.</p> },
      {
        id: 'haus',
        summary: 'Welche Wärmepumpe passt zu meinem Haus?',
        content: <p>Das hängt von der Wärmequelle ab.</p>,
      },
      { id: 'laerm', summary: 'Wie laut ist das Außengerät?', content: <p>Das steht im Datenblatt des Geräts.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unabhängig: Story = {};

export const EinerOffen: Story = {
  name: 'Einer offen',
  args: { items: meta.args.items.map((item, index) => ({ ...item, defaultOpen: index === 0 })) },
};

export const ImmerNurEiner: Story = {
  name: 'Immer nur einer',
  args: { name: 'fragen' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Was ist im Preis enthalten?'));
    await userEvent.click(canvas.getByText('Wie laut ist das Außengerät?'));
    const open = [...canvasElement.querySelectorAll('details[open]')].map(({ id }) => id);
    await expect(open).toEqual(['laerm']);
  },
};
