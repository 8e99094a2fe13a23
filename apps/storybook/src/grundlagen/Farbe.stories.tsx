import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorPage } from './ColorPage';

const meta = {
  title: 'Grundlagen/Farbe',
  component: ColorPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ColorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Farbe: Story = {};
