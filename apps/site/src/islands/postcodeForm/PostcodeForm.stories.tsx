import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PostcodeForm } from './PostcodeForm';

const meta = {
  title: 'Seitenteile/Postleitzahl',
  component: PostcodeForm,
  args: { id: 'plz', button: 'Betriebe finden', hint: 'Fünf Ziffern genügen.' },
  parameters: { site: { address: '/' } },
} satisfies Meta<typeof PostcodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};

export const Ausgefuellt: Story = {
  name: 'Ausgefüllt',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ihre Postleitzahl' });
    await userEvent.type(field, '0410934');
    await expect(field).toHaveValue('04109');
    await expect(field).toHaveAccessibleDescription('Fünf Ziffern genügen.');
  },
};

export const InTeilen: Story = {
  name: 'Mit einem Hinweis in Teilen',
  args: { hint: ['Kostenlos', 'bis zu 5 Angebote', 'Antwort in 48 Stunden'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /^Kostenlos\s·\sbis zu 5 Angebote\s·\sAntwort in 48 Stunden$/,
    );
  },
};

export const AusDerAdresse: Story = {
  name: 'Mit der Postleitzahl der Adresse',
  args: { button: 'Suchen', prefilled: true },
  parameters: { site: { address: '/handwerkersuche?plz=10115' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('10115'));
  },
};
