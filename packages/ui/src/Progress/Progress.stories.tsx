import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress';

const meta = {
  title: 'Bausteine/Fortschritt (Progress)',
  component: Progress,
  args: { label: 'Ihre Anfrage', value: 2, max: 4, text: 'Schritt 2 von 4' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Schritte: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Ihre Anfrage' })).toHaveAttribute('value', '2');
  },
};

export const Fertig: Story = { args: { value: 4, text: 'Fertig' } };

export const Unbekannt: Story = { args: { value: undefined, text: 'Wird geprüft …' } };

export const VonRechts: Story = {
  name: 'Von rechts nach links',
  render: (args) => (
    <div dir="rtl">
      <Progress {...args} />
    </div>
  ),
};
