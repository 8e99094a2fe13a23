import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureCards } from './PictureCards';

const meta = {
  title: 'Seitenteile/Bildkarten',
  parameters: { site: { address: '/' } },
  render: (_args, { loaded: { page } }) => <PictureCards cards={page.record.services.cards} lettered />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
