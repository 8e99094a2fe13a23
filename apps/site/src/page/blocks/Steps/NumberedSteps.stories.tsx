import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberedSteps } from './NumberedSteps';

const meta = {
  title: 'Seitenteile/Schritte mit Nummer',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gewerk: Story = {
  name: 'Auf einer Gewerkseite',
  parameters: { site: { address: '/klima' } },
  render: (_args, { loaded: { page } }) => <NumberedSteps steps={page.record.steps.steps} />,
};

export const Registrierung: Story = {
  name: 'Registrierung als Fachbetrieb',
  parameters: { site: { address: '/als-fachbetrieb-bewerben' } },
  render: (_args, { loaded: { page } }) => <NumberedSteps steps={page.record.process.steps} />,
};
