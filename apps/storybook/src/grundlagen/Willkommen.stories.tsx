import type { Meta, StoryObj } from '@storybook/react-vite';
import { Overview } from './Overview';
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

/** What the picture in the README of `packages/ui` shows. */
export const Blick: Story = { name: 'Bausteine auf einen Blick', render: () => <Overview /> };
