import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sources } from './Sources';

const meta = {
  title: 'Seitenteile/Quellen und Stand',
  parameters: { layout: 'fullscreen', site: { address: '/waermepumpe-foerderung' } },
  render: (_args) => <Sources />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
