import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypePage } from './TypePage';

const meta = {
  title: 'Grundlagen/Schrift',
  component: TypePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TypePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schrift: Story = {};
