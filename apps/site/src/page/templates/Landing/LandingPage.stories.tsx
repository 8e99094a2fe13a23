import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageView } from '../PageView';

const meta = {
  title: 'Seiten/Gewerk',
  parameters: { docs: { story: { inline: false, height: '46rem' } }, layout: 'fullscreen' },
  render: (_args, { loaded: { page } }) => <PageView page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeueWaermepumpe: Story = {
  name: 'Neue Wärmepumpe',
  parameters: { site: { address: '/neue-waermepumpe', frame: 'page' } },
};

export const Klima: Story = { name: 'Klimaanlage', parameters: { site: { address: '/klima', frame: 'page' } } };
