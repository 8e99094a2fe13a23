import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showSent } from '../../../islands/leadHub/sent';
import { LeadForm } from './LeadForm';
import { Sent } from './Sent';

const meta = {
  title: 'Seitenteile/Anfrageformular',
  parameters: { layout: 'fullscreen', site: { address: '/' } },
  render: (_args, { loaded: { page } }) => (
    <LeadForm heading={page.record.form.heading} text={page.record.form.text} points={page.record.form.points} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

/** Stands under the form once the provider has told that the request was sent. */
export const NachDemAbsenden: Story = {
  name: 'Nach dem Absenden',
  parameters: { layout: 'padded' },
  render: () => <Sent />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    showSent(true);
    await expect(canvas.getByRole('heading', { name: 'So geht es weiter' })).toBeVisible();
  },
};
