import { Button } from '@sanierungsweg/ui/button';
import { Icon } from '@sanierungsweg/ui/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Fieldset } from '../Fieldset/Fieldset';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Bausteine/Kästchen (Checkbox)',
  component: Checkbox,
  args: {
    label: 'Klimageschwindigkeitsbonus',
    detail: '20 %',
    description: 'Die alte Heizung wird ausgebaut.',
    onCheckedChange: fn(),
  },
  argTypes: { disabled: { control: 'boolean' } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};

export const Angekreuzt: Story = { args: { defaultChecked: true } };

export const OhneRahmen: Story = {
  name: 'Ohne Rahmen',
  args: {
    framed: false,
    label: 'Ich habe die Datenschutzhinweise gelesen.',
    detail: undefined,
    description: undefined,
  },
};

export const Fehler: Story = { args: { error: 'Bitte bestätigen Sie das, bevor Sie absenden.' } };

export const Gesperrt: Story = { args: { disabled: true, description: 'Nur für selbst genutzte Häuser.' } };

export const Gruppe: Story = {
  render: (args) => (
    <Fieldset legend="Welche Boni treffen zu?">
      <Checkbox {...args} />
      <Checkbox {...args} label="Effizienzbonus" detail="5 %" description={undefined} defaultChecked />
    </Fieldset>
  ),
};

export const MitErklärung: Story = {
  name: 'Mit Erklärung',
  args: {
    // On a phone the word finds no room beside the mark.
    label: 'Klimageschwindigkeits\u00adbonus',
    info: (
      <>
        <Button variant="ghost" size="icon" popoverTarget="frist" aria-label="Mehr zum Klimageschwindigkeitsbonus">
          <Icon name="info" />
        </Button>
        <span
          id="frist"
          popover="auto"
          style={{
            margin: 'auto',
            maxInlineSize: '24rem',
            padding: 'var(--ui-space-3) var(--ui-space-4)',
            border: 'var(--ui-line-field) solid var(--ui-color-text)',
            borderRadius: 'var(--ui-radius-m)',
            background: 'var(--ui-color-surface-raised)',
            color: 'var(--ui-color-text)',
          }}
        >
          Maßgeblich ist der Tag, an dem der Antrag gestellt wird.
        </span>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const explain = within(canvasElement).getByRole('button', { name: 'Mehr zum Klimageschwindigkeitsbonus' });
    await userEvent.click(explain);
    const explanation = within(canvasElement).getByText(/Tag, an dem/);
    await expect(explanation).toBeVisible();
    // A bare popover is black on white, or white on black, as the browser has it.
    const label = within(canvasElement).getByText(/Klimageschwindigkeits/);
    await expect(getComputedStyle(explanation).color).toBe(getComputedStyle(label).color);
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    // Keys of a test close no popover.
    await userEvent.click(explain);
    await expect(explanation).not.toBeVisible();
  },
};

export const LangerText: Story = {
  name: 'Langer Text, von rechts nach links',
  args: {
    label: 'Ich bin Eigentümer und wohne selbst in dem Haus, in das die neue Heizung eingebaut werden soll',
  },
  render: (args) => (
    <div dir="rtl">
      <Checkbox {...args} />
    </div>
  ),
};

export const MitLeertaste: Story = {
  name: 'Mit der Leertaste',
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Klimageschwindigkeitsbonus' });
    await expect(box).toHaveAccessibleDescription('20 % Die alte Heizung wird ausgebaut.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
