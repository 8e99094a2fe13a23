import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from './TextField';

const meta = {
  title: 'Bausteine/Textfeld (TextField)',
  component: TextField,
  args: {
    label: 'Ihre Postleitzahl',
    hint: 'Fünf Ziffern, zum Beispiel 04109',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
  argTypes: { disabled: { control: 'boolean' }, size: { control: 'inline-radio', options: ['default', 'xl'] } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};

export const Ausgefüllt: Story = { args: { defaultValue: '04109' } };

export const OhneHinweis: Story = {
  name: 'Ohne Hinweis',
  args: { hint: undefined },
};

export const Platzhalter: Story = { args: { placeholder: 'z. B. 04109' } };

export const Fehler: Story = {
  args: { defaultValue: '041', error: 'Die Postleitzahl hat fünf Ziffern. Bitte ergänzen Sie die fehlenden.' },
};

export const Gesperrt: Story = { args: { disabled: true, defaultValue: '04109' } };

export const NurLesen: Story = { name: 'Nur lesen', args: { readOnly: true, defaultValue: '04109' } };

export const Groß: Story = { args: { size: 'xl' } };

export const LangeBeschriftung: Story = {
  name: 'Lange Beschriftung',
  args: {
    label: 'Postleitzahl des Gebäudes, das Sie sanieren möchten, falls es nicht Ihre Wohnanschrift ist',
    hint: undefined,
  },
};

export const Eingeben: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ihre Postleitzahl' });
    await expect(field).toHaveAccessibleDescription(/Fünf Ziffern/);
    await userEvent.type(field, '04109');
    await expect(field).toHaveValue('04109');
  },
};
