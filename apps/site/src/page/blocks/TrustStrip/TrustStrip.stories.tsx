import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustStrip } from './TrustStrip';

const meta = {
  title: 'Seitenteile/Zusagen',
  parameters: { layout: 'fullscreen', site: { address: '/' } },
  render: (_args) => <TrustStrip />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
