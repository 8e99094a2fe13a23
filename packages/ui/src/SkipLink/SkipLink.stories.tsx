import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Bausteine/Sprunglink (SkipLink)',
  component: SkipLink,
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
  args: { href: '#inhalt', children: 'Zum Inhalt springen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="inhalt" tabIndex={-1}>
        <p>Der Link erscheint oben links, sobald Sie die Tabulatortaste drücken.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verborgen: Story = {};

export const MitFokus: Story = {
  name: 'Mit Fokus',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Zum Inhalt springen' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
