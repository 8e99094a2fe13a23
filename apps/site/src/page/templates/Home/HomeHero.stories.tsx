import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeHero } from './HomeHero';

const meta = {
  title: 'Seitenteile/Kopf der Startseite',
  parameters: { layout: 'fullscreen', site: { address: '/' } },
  render: (_args, { loaded: { page } }) => <HomeHero record={page.record} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
