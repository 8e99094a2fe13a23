import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageView } from '../PageView';

const meta = {
  title: 'Seiten/Stadt',
  parameters: { docs: { story: { inline: false, height: '46rem' } }, layout: 'fullscreen' },
  render: (_args, { loaded: { page } }) => <PageView page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Berlin: Story = {
  name: 'Berlin',
  parameters: { site: { address: '/energieberater-berlin', frame: 'page' } },
};

export const Heidelberg: Story = {
  name: 'Heidelberg',
  parameters: { site: { address: '/energieberater-heidelberg', frame: 'page' } },
};
