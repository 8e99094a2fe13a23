import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Toggletip } from './Toggletip';

const meta = {
  title: 'Bausteine/Begriffserklärung (Toggletip)',
  component: Toggletip,
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  args: {
    term: 'U-Wert',
    children: 'Wie viel Wärme durch einen Quadratmeter Bauteil verloren geht. Je kleiner, desto besser.',
  },
  render: (args) => (
    <p>
      Nach der Dämmung sinkt der <Toggletip {...args} /> der Wand deutlich.
    </p>
  ),
} satisfies Meta<typeof Toggletip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ImText: Story = {
  name: 'Im Text',
};

export const Offen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'U-Wert' }));
    await waitFor(() => expect(canvasElement.querySelector('[popover]')).toBeVisible());
  },
};

export const LangerBegriff: Story = {
  name: 'Langer Begriff',
  args: { term: 'hydraulischer Abgleich der Heizungsanlage' },
};

export const AufUndZu: Story = {
  name: 'Auf und zu',
  play: async ({ canvasElement }) => {
    const term = within(canvasElement).getByRole('button', { name: 'U-Wert' });
    const tip = canvasElement.querySelector('[popover]');
    await userEvent.click(term);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.click(term);
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};
