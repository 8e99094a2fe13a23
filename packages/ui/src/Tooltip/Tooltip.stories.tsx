import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Bausteine/Tooltip',
  component: Tooltip,
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  args: { content: 'Kopiert die Adresse dieser Seite', children: <Button variant="outline">Adresse kopieren</Button> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {};

/** Shows what the pointer shows: several stand on one page, of which only one could have the focus. */
const shown: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button'));
  await waitFor(() => expect(canvasElement.querySelector('[role=tooltip]')).toBeVisible(), { timeout: 5000 });
};

export const Offen: Story = { play: shown };

export const LangerText: Story = {
  name: 'Langer Text',
  args: { content: 'Kopiert die Adresse dieser Seite, damit Sie sie in eine Nachricht einfügen oder aufheben können' },
  play: shown,
};

export const MitTastatur: Story = {
  name: 'Mit der Tastatur',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tip = canvasElement.querySelector('[role=tooltip]');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Kopiert die Adresse dieser Seite');
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};
