import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionRun } from './SectionRun';

const meta = {
  title: 'Seitenteile/Abschnittsfolge',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wechselnd: Story = {
  name: 'Wechselnde Gründe',
  parameters: { site: { address: '/energieberater-heidelberg' } },
  render: (_args, { loaded: { page } }) => <SectionRun sections={page.record.sections} last="plain" />,
};

export const TextAufEinemGrund: Story = {
  name: 'Fließtext bleibt auf einem Grund',
  parameters: { site: { address: '/impressum' } },
  render: (_args, { loaded: { page } }) => <SectionRun sections={page.record.sections} last="soft" />,
};
