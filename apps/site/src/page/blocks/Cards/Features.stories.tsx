import type { Meta, StoryObj } from '@storybook/react-vite';
import { Features } from './Features';

const meta = {
  title: 'Seitenteile/Merkmale',
  parameters: { site: { address: '/energieberater-berlin' } },
  render: (_args, { loaded: { page } }) => <Features cards={page.record.features} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drei: Story = { name: 'Drei nebeneinander' };

export const Vier: Story = {
  name: 'Vier, in einem Abschnitt mit Überschrift daneben',
  parameters: { site: { address: '/klima' } },
  render: (_args, { loaded: { page } }) => <Features cards={page.record.benefits.cards} />,
};
