import type { Meta, StoryObj } from '@storybook/react-vite';
import { Opening } from './Opening';

const meta = {
  title: 'Seitenteile/Antwort und Inhalt',
  parameters: { layout: 'fullscreen', site: { address: '/klima' } },
  render: (_args, { loaded: { page } }) => <Opening points={page.record.summary} toc={page.toc} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
