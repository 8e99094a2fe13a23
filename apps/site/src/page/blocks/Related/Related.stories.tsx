import type { Meta, StoryObj } from '@storybook/react-vite';
import { Related } from './Related';

const meta = {
  title: 'Seitenteile/Dazu passt',
  parameters: { layout: 'fullscreen', site: { address: '/waermepumpe-kosten' } },
  render: (_args, { loaded: { page } }) => <Related pages={page.related} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
