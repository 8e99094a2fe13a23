import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ConsentChoice } from './ConsentChoice';

const meta = {
  title: 'Seitenteile/Auswahl der Einwilligung',
  parameters: { site: { address: '/cookie-einstellungen' } },
  render: () => <ConsentChoice />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unentschieden: Story = {
  parameters: { site: { address: '/cookie-einstellungen', consent: 'undecided' } },
};

export const Gespeichert: Story = {
  name: 'Marketing erlaubt und gespeichert',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Marketing' }));
    await userEvent.click(canvas.getByRole('button', { name: /speichern/i }));
    // What reads it out is there from the start, and empty.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/gespeichert/i));
  },
};
