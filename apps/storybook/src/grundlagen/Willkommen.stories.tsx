import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomePage } from './WelcomePage';

const meta = {
  title: 'Willkommen',
  component: WelcomePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WelcomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ueberblick: Story = { name: 'Überblick' };
