import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForcedColorsPage } from './ForcedColorsPage';

const meta = {
  title: 'Grundlagen/Erzwungene Farben',
  component: ForcedColorsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ForcedColorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErzwungeneFarben: Story = {
  name: 'Erzwungene Farben',
  parameters: { forcedColors: true },
};
