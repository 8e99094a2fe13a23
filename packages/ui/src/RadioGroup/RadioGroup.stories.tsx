import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

/** A wall with wool of some thickness, as a tile shows it. */
const wall = (thickness: number) => (
  <svg viewBox="0 0 92 46" width="88" height="44" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <rect x="60" y="1" width="26" height="44" />
    <rect x={60 - thickness * 2.6} y="1" width={thickness * 2.6} height="44" fill="var(--ui-art-wool)" />
  </svg>
);

const meta = {
  title: 'Bausteine/Auswahl (RadioGroup)',
  component: RadioGroup,
  args: {
    legend: 'Womit rechnen wir?',
    name: 'system',
    defaultValue: 'verbund',
    options: [
      { value: 'innen', label: 'Innendämmung', detail: '60–120 €/m²' },
      { value: 'verbund', label: 'Verbundsystem', detail: '120–180 €/m²' },
      { value: 'eigen', label: 'Eigene Summe oder Angebot' },
    ],
    onValueChange: fn(),
  },
  argTypes: {
    disabled: { control: 'boolean' },
    layout: { control: 'inline-radio', options: ['list', 'row', 'tiles'] },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Liste: Story = {};

export const Nebeneinander: Story = {
  args: {
    legend: 'Sanierungsfahrplan (iSFP)',
    name: 'plan',
    layout: 'row',
    defaultValue: 'ja',
    options: [
      { value: 'ja', label: 'vorhanden', detail: '20 %' },
      { value: 'nein', label: 'keiner', detail: '15 %' },
    ],
  },
};

export const Kacheln: Story = {
  args: {
    legend: 'Dicke der Dämmung',
    name: 'dicke',
    layout: 'tiles',
    defaultValue: '16',
    options: [12, 16, 20].map((thickness) => ({
      value: String(thickness),
      label: `${thickness} cm`,
      description: thickness < 16 ? 'nicht förderfähig' : 'förderfähig',
      picture: wall(thickness),
    })),
  },
};

export const MitErklärung: Story = {
  name: 'Mit Erklärung',
  args: {
    legend: 'Wer sind Sie?',
    name: 'rolle',
    hint: 'Davon hängt ab, welche Programme gelten.',
    options: [
      { value: 'eigen', label: 'Ich wohne im eigenen Haus', description: 'Auch bei mehreren Eigentümern.' },
      { value: 'miete', label: 'Ich vermiete', description: 'Die Wohnung oder das ganze Haus.' },
    ],
    defaultValue: undefined,
  },
};

export const Fehler: Story = {
  args: { defaultValue: undefined, error: 'Bitte wählen Sie eine der drei Möglichkeiten.' },
};

export const Gesperrt: Story = {
  args: {
    options: [
      { value: 'innen', label: 'Innendämmung', detail: '60–120 €/m²' },
      { value: 'verbund', label: 'Verbundsystem', description: 'An dieser Grenze nicht möglich.', disabled: true },
    ],
    defaultValue: 'innen',
  },
};

export const AllesGesperrt: Story = { name: 'Alles gesperrt', args: { disabled: true } };

export const VonRechts: Story = {
  name: 'Von rechts nach links',
  render: (args) => (
    <div dir="rtl">
      <RadioGroup {...args} />
    </div>
  ),
};

export const MitPfeiltasten: Story = {
  name: 'Mit Pfeiltasten',
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('radio', { name: /Eigene Summe/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('eigen');
  },
};
