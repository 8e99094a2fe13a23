import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawingPage } from './DrawingPage';

const meta = {
  title: 'Grundlagen/Zeichenregeln',
  component: DrawingPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof DrawingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Zeichenregeln: Story = {};
