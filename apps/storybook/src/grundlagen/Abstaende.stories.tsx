import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpacePage } from './SpacePage';

const meta = {
  title: 'Grundlagen/Abstände',
  component: SpacePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SpacePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Abstaende: Story = { name: 'Abstände' };
