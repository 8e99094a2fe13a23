import { TextField } from '@sanierungsweg/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fieldset } from './Fieldset';

const meta = {
  title: 'Bausteine/Feldgruppe (Fieldset)',
  component: Fieldset,
  args: {
    legend: 'Anschrift des Gebäudes',
    children: (
      <>
        <TextField label="Straße und Hausnummer" autoComplete="address-line1" />
        <TextField label="Postleitzahl" inputMode="numeric" autoComplete="postal-code" />
      </>
    ),
  },
  argTypes: { disabled: { control: 'boolean' }, children: { control: false } },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const MitHinweis: Story = {
  name: 'Mit Hinweis',
  args: { hint: 'Gemeint ist das Haus, das saniert wird.' },
};

export const Fehler: Story = { args: { error: 'Postleitzahl und Ort passen nicht zusammen.' } };

export const Gesperrt: Story = { args: { disabled: true } };

export const LangeFrage: Story = {
  name: 'Lange Frage',
  args: { legend: 'Welche Anschrift hat das Gebäude, für das Sie Angebote oder eine Beratung wünschen?' },
};
