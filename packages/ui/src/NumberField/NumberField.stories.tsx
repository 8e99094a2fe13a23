import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './NumberField';

const meta = {
  title: 'Bausteine/Zahlenfeld (NumberField)',
  component: NumberField,
  args: {
    label: 'Gesamtkosten',
    unit: '€',
    min: 3000,
    max: 30_000,
    hint: 'Heizung mit Einbau, ohne Förderung.',
    rangeError: 'Bitte eine Zahl zwischen 3.000 und 30.000 eingeben.',
    readAs: (number: string) => `Als ${number} gelesen.`,
    onEntry: fn(),
  },
  argTypes: {
    disabled: { control: 'boolean' },
    readAs: { control: false },
    ignore: { control: 'text' },
    // Not a field to write in: half of a tag is none, and the component refuses it.
    locale: { control: 'select', options: ['de', 'de-CH', 'en', 'fr'] },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};

export const Ausgefüllt: Story = { args: { defaultValue: '22.000' } };

export const OhneEinheit: Story = { name: 'Ohne Einheit', args: { unit: undefined, defaultValue: '12' } };

export const Fehler: Story = {
  args: { defaultValue: '2.000', error: 'Bitte eine Zahl zwischen 3.000 und 30.000 eingeben.' },
};

export const Gesperrt: Story = { args: { disabled: true, defaultValue: '22.000' } };

export const NurLesen: Story = { name: 'Nur lesen', args: { readOnly: true, defaultValue: '22.000' } };

export const Umgelesen: Story = {
  name: 'Andere Schreibweise',
  args: { label: 'Dauer', unit: 'Jahre', hint: undefined, min: undefined, max: undefined, defaultValue: '16.8' },
};

export const LangeBeschriftung: Story = {
  name: 'Lange Beschriftung und Einheit',
  args: {
    label: 'Ersparnis beim Heizen, wie sie in Ihrem Sanierungsfahrplan für diese Maßnahme steht',
    unit: '€ je m² und Jahr',
    defaultValue: '7,00',
  },
};

export const VonRechts: Story = {
  name: 'Von rechts nach links',
  args: { defaultValue: '22.000' },
  render: (args) => (
    <div dir="rtl">
      <NumberField {...args} />
    </div>
  ),
};

export const Eingeben: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Gesamtkosten' });
    await userEvent.type(field, '22000');
    await userEvent.tab();
    await expect(field).toHaveValue('22.000');
    await expect(args.onEntry).toHaveBeenLastCalledWith('22.000', { status: 'valid', value: 22_000, reread: false });
  },
};

export const FalschEingeben: Story = {
  name: 'Außerhalb der Grenzen',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Gesamtkosten' });
    await userEvent.type(field, '30.001');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/zwischen 3\.000 und 30\.000/);
    await expect(field).toHaveValue('30.001');
  },
};
