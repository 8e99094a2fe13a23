import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './Switch';

const meta = {
  title: 'Bausteine/Schalter (Switch)',
  component: Switch,
  args: {
    label: 'Komfort-Funktionen',
    description: 'Karten und Formulare von Partnern werden geladen.',
    onCheckedChange: fn(),
  },
  argTypes: { disabled: { control: 'boolean' } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Aus: Story = {};

export const Ein: Story = { args: { defaultChecked: true } };

export const NurBeschriftung: Story = {
  name: 'Nur Beschriftung',
  args: { description: undefined },
};

export const Notwendig: Story = {
  args: {
    label: 'Notwendig',
    description: 'Damit die Seite sich Ihre Auswahl merkt.',
    disabledReason: 'Immer aktiv, ohne sie funktioniert die Seite nicht.',
    checked: true,
    disabled: true,
  },
};

export const Gesperrt: Story = { args: { disabled: true, disabledReason: 'Erst nach Ihrer Einwilligung möglich.' } };

export const LangerText: Story = {
  name: 'Langer Text',
  args: {
    label: 'Reichweitenmessung und Verbesserung der Darstellung auf kleinen Bildschirmen',
    description: 'Wir zählen, welche Seiten gelesen werden. Die Zahlen enthalten keine Angaben zu Ihrer Person.',
  },
};

export const MitLeertaste: Story = {
  name: 'Mit der Leertaste',
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Komfort-Funktionen' });
    await expect(control).toHaveAccessibleDescription(/Karten/);
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};
