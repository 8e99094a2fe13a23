import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageView } from '../PageView';

const meta = {
  title: 'Seiten/Cookie-Einstellungen',
  parameters: { docs: { story: { inline: false, height: '46rem' } }, layout: 'fullscreen' },
  render: (_args, { loaded: { page } }) => <PageView page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Abgelehnt: Story = {
  name: 'Nach einer Ablehnung',
  parameters: { site: { address: '/cookie-einstellungen', frame: 'page' } },
};
