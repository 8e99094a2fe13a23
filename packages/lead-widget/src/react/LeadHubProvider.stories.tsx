import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../styles.css';
import { expect, waitFor } from 'storybook/test';
import { LeadHubProvider } from './LeadHubProvider';
import { LeadWidget } from './LeadWidget';

const meta = {
  title: 'Anfrageformular/Gemeinsame Einstellungen (LeadHubProvider)',
  component: LeadHubProvider,
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  args: {
    origin: '',
    strategy: 'replace',
    retries: 0,
    renderTimeoutMs: 300,
    initDelayMs: 60_000,
    url: () => `${import.meta.env.BASE_URL}js/hub.js?swg-painter&sandbox-behaviour=each-run&sandbox-frameless=0`,
    contact: { phone: '030 1234567', email: 'kontakt@example.org' },
    children: <LeadWidget integration="swg-painter" title="Angebote anfordern" reserve={[860, 720]} />,
  },
  argTypes: {
    children: { control: false },
    strategy: { control: 'inline-radio', options: ['keep', 'replace', 'reload-once'] },
  },
} satisfies Meta<typeof LeadHubProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FuerAlleFormulare: Story = {
  name: 'Kontakt und Fristen für alle Formulare',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /030 1234567/ })).toBeVisible(), { timeout: 9000 });
  },
};

export const EigeneWorte: Story = {
  name: 'Mit eigenen Worten',
  args: { texts: { retry: 'Noch einmal laden' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Noch einmal laden' })).toBeVisible(), {
      timeout: 9000,
    });
  },
};
