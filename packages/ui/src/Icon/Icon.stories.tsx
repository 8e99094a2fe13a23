import { Grid } from '@sanierungsweg/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from './Icon';
import { iconNames } from './iconNames.generated';

const meta = {
  title: 'Bausteine/Symbol (Icon)',
  component: Icon,
  args: { name: 'house', size: 32 },
  argTypes: {
    name: { control: 'select', options: iconNames, description: 'Welches Symbol.' },
    size: { control: 'number' },
    label: { control: 'text' },
    sprite: { control: false },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Schmuck: Story = {};

export const MitBedeutung: Story = {
  name: 'Mit Bedeutung',
  args: { name: 'circle-alert', label: 'Achtung' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Achtung' })).toBeVisible();
  },
};

export const ImText: Story = {
  name: 'Im Text',
  args: { name: 'check' },
  parameters: { controls: { include: ['name'] } },
  render: ({ name }) => (
    <p>
      <Icon name={name ?? 'check'} /> So groß wie die Zeile, in der es steht, und in ihrer Farbe.
    </p>
  ),
};

export const Alle: Story = {
  // Draws all of them: there is nothing to choose.
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid item="small">
      {iconNames.map((name) => (
        <span key={name}>
          <Icon name={name} size={24} /> {name}
        </span>
      ))}
    </Grid>
  ),
};
