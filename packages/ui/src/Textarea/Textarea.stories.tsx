import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Textarea } from './Textarea';

const meta = {
  title: 'Bausteine/Mehrzeiliges Feld (Textarea)',
  component: Textarea,
  argTypes: { disabled: { control: 'boolean' }, rows: { control: 'number' } },
  args: { label: 'Ihr Vorhaben', hint: 'Was soll gemacht werden, und bis wann?' },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};

export const Ausgefüllt: Story = {
  args: { defaultValue: 'Fassade dämmen, 150 m², Baujahr 1968.\nGerüst steht ab Mai.' },
};

export const Fehler: Story = { args: { error: 'Bitte beschreiben Sie Ihr Vorhaben in einem Satz.' } };

export const Gesperrt: Story = { args: { disabled: true, defaultValue: 'Wird gesendet.' } };

export const NurLesen: Story = {
  name: 'Nur lesen',
  args: { readOnly: true, defaultValue: 'Fassade dämmen, 150 m². Gerüst steht ab Mai.' },
};

export const Waechst: Story = {
  name: 'Wächst mit dem Text',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ihr Vorhaben' });
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, 'Zeile{Enter}'.repeat(12));
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};
