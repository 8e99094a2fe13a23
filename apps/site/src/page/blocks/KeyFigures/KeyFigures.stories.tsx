import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyFigures } from './KeyFigures';

const meta = {
  title: 'Seitenteile/Auf einen Blick',
  parameters: { layout: 'fullscreen', site: { address: '/waermepumpe-kosten' } },
  render: (_args, { loaded: { page } }) => <KeyFigures figures={page.record.keyFigures} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eine: Story = { name: 'Eine Zahl', parameters: { site: { address: '/energieberater-berlin' } } };

export const Zwei: Story = { name: 'Zwei Zahlen, eine davon über Förderung' };

export const Drei: Story = { name: 'Drei Zahlen', parameters: { site: { address: '/fenster-kosten' } } };
