import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs';

const meta = {
  title: 'Bausteine/Reiter (Tabs)',
  component: Tabs,
  args: {
    label: 'Wärmequellen im Vergleich',
    items: [
      { value: 'luft', label: 'Luft', content: <p>Steht im Garten, braucht keine Bohrung.</p> },
      { value: 'erde', label: 'Erdreich', content: <p>Braucht eine Bohrung, arbeitet gleichmäßiger.</p> },
      { value: 'wasser', label: 'Grundwasser', content: <p>Braucht zwei Brunnen und eine Erlaubnis.</p> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const ZweiterGewählt: Story = { name: 'Zweiter gewählt', args: { defaultValue: 'erde' } };

export const VieleReiter: Story = {
  name: 'Viele Reiter',
  args: {
    items: ['Dämmung', 'Heizung', 'Fenster und Türen', 'Photovoltaik', 'Dach', 'Elektrik', 'Bodenbelag'].map(
      (label) => ({ value: label, label, content: <p>{label}: was dazugehört.</p> }),
    ),
  },
};

export const VonRechts: Story = {
  name: 'Von rechts nach links',
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('tab', { name: 'Erdreich' })).toHaveFocus();
  },
};

export const MitTasten: Story = {
  name: 'Mit Tasten',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Luft' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Erdreich' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('wasser');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Luft' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Luft' })).toHaveFocus();
  },
};
