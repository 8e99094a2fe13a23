import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconPage } from './IconPage';

const meta = {
  title: 'Grundlagen/Symbole',
  component: IconPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof IconPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Symbole: Story = {};
