import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Grid } from './Grid';

const meta = {
  title: 'Bausteine/Raster (Grid)',
  component: Grid,
  args: {
    item: 'medium',
    children: ['Dach', 'Fassade', 'Fenster', 'Keller', 'Heizung'].map((place) => <Badge key={place}>{place}</Badge>),
  },
  argTypes: { item: { control: 'inline-radio', options: ['small', 'medium', 'large'] }, children: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mittel: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  },
};

export const Klein: Story = { args: { item: 'small' } };

export const Groß: Story = { args: { item: 'large' } };
