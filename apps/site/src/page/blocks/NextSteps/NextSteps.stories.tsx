import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextSteps } from './NextSteps';

const meta = {
  title: 'Seitenteile/Nächste Schritte',
  parameters: { layout: 'fullscreen', site: { address: '/waermepumpe-kosten' } },
  render: (_args, { loaded: { page } }) => (
    <NextSteps heading={page.record.next.heading} steps={page.record.next.steps} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
