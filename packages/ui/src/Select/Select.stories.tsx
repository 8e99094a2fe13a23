import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from './Select';

const meta = {
  title: 'Bausteine/Auswahlliste (Select)',
  component: Select,
  args: {
    label: 'Bundesland',
    name: 'land',
    defaultValue: 'nw',
    children: (
      <>
        <option value="bw">Baden-Württemberg</option>
        <option value="by">Bayern</option>
        <option value="nw">Nordrhein-Westfalen</option>
        <option value="andere">anderes Land</option>
      </>
    ),
  },
  argTypes: {
    children: { control: false },
    defaultValue: { control: 'select', options: ['bw', 'by', 'nw', 'andere'] },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const MitHinweis: Story = { name: 'Mit Hinweis', args: { hint: 'Manche Länder fördern zusätzlich.' } };

export const Fehler: Story = { args: { error: 'Bitte wählen Sie das Land, in dem das Haus steht.' } };

export const Gesperrt: Story = { args: { disabled: true } };

export const VonRechts: Story = {
  name: 'Von rechts nach links',
  render: (args) => (
    <div dir="rtl">
      <Select {...args} />
    </div>
  ),
};

export const Waehlen: Story = {
  name: 'Wählen',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Bundesland' });
    await userEvent.selectOptions(list, 'by');
    await expect(list).toHaveValue('by');
  },
};
