import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './ErrorPage';

const meta = {
  title: 'Seiten/Fehler beim Zeichnen',
  parameters: { layout: 'fullscreen', site: { address: '/' } },
  render: () => <ErrorPage />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fehler: Story = { name: 'Anstelle der Seite' };
