import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from './Illustration';

const meta = {
  title: 'Seitenteile/Zeichnung',
  parameters: { site: { address: '/waermepumpe-kosten' } },
  render: (_args, { loaded: { page } }) => <Illustration art={page.record.art} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const MitText: Story = {
  name: 'Mit Text für Vorlesehilfen',
};

export const NurSchmuck: Story = {
  name: 'Schmückt nur',
  render: (_args, { loaded: { page } }) => <Illustration art={page.record.art} decorative />,
};

export const UeberDenRand: Story = {
  name: 'Grundlinie über den Rand',
  parameters: { site: { address: '/' } },
  render: (_args, { loaded: { page } }) => <Illustration art={page.record.art} />,
};
