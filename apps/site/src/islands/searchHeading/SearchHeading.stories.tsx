import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SearchHeading } from './SearchHeading';

const meta = {
  title: 'Seitenteile/Überschrift der Suche',
  parameters: { site: { address: '/handwerkersuche' } },
  render: () => (
    <h1>
      <SearchHeading of="form" otherwise="Ihr Vorhaben in wenigen Fragen" />
    </h1>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OhnePostleitzahl: Story = { name: 'Ohne Postleitzahl' };

export const MitPostleitzahl: Story = {
  name: 'Mit Postleitzahl',
  parameters: { site: { address: '/handwerkersuche?plz=10115' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('10115'));
  },
};
