import type { Meta, StoryObj } from '@storybook/react-vite';
import { CostBars } from './CostBars';

const meta = {
  title: 'Seitenteile/Was kostet …?',
  parameters: { site: { address: '/' } },
  render: (_args, { loaded: { page } }) => <CostBars items={page.record.costs.items} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
