import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageView } from '../PageView';

const meta = {
  title: 'Seiten/Fachbetrieb werden',
  parameters: { docs: { story: { inline: false, height: '46rem' } }, layout: 'fullscreen' },
  render: (_args, { loaded: { page } }) => <PageView page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registrierung: Story = {
  name: 'Registrierung als Fachbetrieb',
  parameters: { site: { address: '/als-fachbetrieb-bewerben', frame: 'page' } },
};
