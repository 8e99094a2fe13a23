import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';

const meta = {
  title: 'Seitenteile/Fuß der Seite',
  parameters: { layout: 'fullscreen', site: { address: '/' } },
  render: (_args, { loaded: { route } }) => <Footer route={route} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
