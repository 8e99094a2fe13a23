import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactInstead } from './ContactInstead';

const meta = {
  title: 'Seitenteile/Kontakt statt Formular',
  parameters: { site: { address: '/daemmung' } },
  render: (_args) => <ContactInstead />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
