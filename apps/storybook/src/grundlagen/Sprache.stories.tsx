import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoicePage } from './VoicePage';

const meta = {
  title: 'Grundlagen/Sprache und Ton',
  component: VoicePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof VoicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sprache: Story = { name: 'Sprache und Ton' };
