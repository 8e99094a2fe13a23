import type { Meta, StoryObj } from '@storybook/react-vite';
import { Summary } from './Summary';

const meta = {
  title: 'Seitenteile/Das Wichtigste in Kürze',
  parameters: { layout: 'fullscreen', site: { address: '/waermepumpe-kosten' } },
  render: (_args, { loaded: { page } }) => <Summary points={page.record.summary} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
