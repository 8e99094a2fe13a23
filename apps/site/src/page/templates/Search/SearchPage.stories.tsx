import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageView } from '../PageView';

const meta = {
  title: 'Seiten/Handwerkersuche',
  parameters: { docs: { story: { inline: false, height: '46rem' } }, layout: 'fullscreen' },
  render: (_args, { loaded: { page } }) => <PageView page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OhnePostleitzahl: Story = {
  name: 'Ohne Postleitzahl',
  parameters: { site: { address: '/handwerkersuche', frame: 'page' } },
};

export const MitPostleitzahl: Story = {
  name: 'Mit Postleitzahl',
  parameters: { site: { address: '/handwerkersuche?plz=10115', frame: 'page' } },
};
