import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageView } from '../PageView';

const meta = {
  title: 'Seiten/Seite nicht gefunden',
  parameters: { docs: { story: { inline: false, height: '46rem' } }, layout: 'fullscreen' },
  render: (_args, { loaded: { page } }) => <PageView page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unbekannt: Story = {
  name: 'Unbekannte Adresse',
  parameters: { site: { address: '/gibt-es-nicht', frame: 'page' }, expectedErrors: ['404:'] },
};
