import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeadForm } from './LeadForm';

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
