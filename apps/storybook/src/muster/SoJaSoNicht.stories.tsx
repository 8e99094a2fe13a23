import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDontPage } from './DoDontPage';

const meta = {
  title: 'Muster/So ja, so nicht',
  component: DoDontPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof DoDontPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paare: Story = {
  name: 'Paare',
  play: async ({ canvasElement }) => {
    const kinds = [...canvasElement.querySelectorAll('figure')].map(({ dataset }) => dataset.kind);
    await expect(kinds.filter((kind) => kind === 'do')).toHaveLength(kinds.length / 2);
  },
};
