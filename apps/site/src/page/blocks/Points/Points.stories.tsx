import type { Meta, StoryObj } from '@storybook/react-vite';
import { Points } from './Points';

const meta = {
  title: 'Seitenteile/Kurze Absätze',
  parameters: { site: { address: '/' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  render: (_args, { loaded: { page } }) => <Points points={page.record.order.points} />,
};

export const Vorbereitung: Story = {
  parameters: { site: { address: '/handwerkersuche' } },
  render: (_args, { loaded: { page } }) => <Points points={page.record.preparation.points} />,
};
