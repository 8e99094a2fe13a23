import type { Meta, StoryObj } from '@storybook/react-vite';
import { Summary } from '../Summary/Summary';
import { Reading } from './Reading';

const meta = {
  title: 'Seitenteile/Inhaltsverzeichnis neben dem Text',
  parameters: { layout: 'fullscreen', site: { address: '/waermepumpe-kosten' } },
  render: (_args, { loaded: { page } }) => (
    <Reading toc={page.toc} button={page.record.button}>
      <Summary points={page.record.summary} />
    </Reading>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
