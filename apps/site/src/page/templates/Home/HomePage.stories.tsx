import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageView } from '../PageView';

const meta = {
  title: 'Seiten/Startseite',
  parameters: { docs: { story: { inline: false, height: '46rem' } }, layout: 'fullscreen' },
  render: (_args, { loaded: { page } }) => <PageView page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Startseite: Story = { name: 'Startseite', parameters: { site: { address: '/', frame: 'page' } } };

export const ErsterBesuch: Story = {
  name: 'Erster Besuch, mit Einwilligungsbanner',
  parameters: { site: { address: '/', frame: 'page', consent: 'undecided' } },
};
