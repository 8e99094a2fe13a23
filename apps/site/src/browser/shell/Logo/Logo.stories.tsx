import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const meta = {
  title: 'Seitenteile/Logo',
  parameters: { site: { address: '/' } },
  render: (_args) => <Logo />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
