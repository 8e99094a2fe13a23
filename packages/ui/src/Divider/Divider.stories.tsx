import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider';

const meta = {
  title: 'Bausteine/Linie (Divider)',
  component: Divider,
  args: {},
  argTypes: { weight: { control: 'inline-radio', options: ['hair', 'plan', 'ground'] } },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Haarlinie: Story = {};

export const Planlinie: Story = { args: { weight: 'plan' } };

export const Bodenlinie: Story = { args: { weight: 'ground' } };
