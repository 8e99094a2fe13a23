import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageView } from '../PageView';

const meta = {
  title: 'Seiten/Angaben und Rechtliches',
  parameters: { docs: { story: { inline: false, height: '46rem' } }, layout: 'fullscreen' },
  render: (_args, { loaded: { page } }) => <PageView page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const UeberUns: Story = { name: 'Über uns', parameters: { site: { address: '/ueber-uns', frame: 'page' } } };

export const Impressum: Story = { name: 'Impressum', parameters: { site: { address: '/impressum', frame: 'page' } } };

export const Barrierefreiheit: Story = {
  name: 'Barrierefreiheit',
  parameters: { site: { address: '/barrierefreiheit', frame: 'page' } },
};
