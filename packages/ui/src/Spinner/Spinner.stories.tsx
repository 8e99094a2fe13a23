import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner';

const meta = {
  title: 'Bausteine/Warten (Spinner)',
  component: Spinner,
  args: { children: 'Angebote werden geladen …' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Angebote werden geladen …');
  },
};

export const LangerText: Story = {
  name: 'Langer Text',
  args: {
    children: 'Das Formular unseres Partners wird geladen. Das dauert bei langsamer Verbindung einige Sekunden.',
  },
};
