import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert';

const meta = {
  title: 'Bausteine/Meldung (Alert)',
  component: Alert,
  args: { title: 'Die Preise sind Richtwerte', label: 'Hinweis', children: 'Ihr Angebot kann davon abweichen.' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'error'] } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hinweis: Story = {};

export const Erfolg: Story = {
  args: { tone: 'success', label: 'Erledigt', title: 'Ihre Anfrage ist angekommen', children: undefined },
};

export const Warnung: Story = {
  args: {
    tone: 'warning',
    label: 'Achtung',
    title: 'Erst den Antrag stellen, dann beauftragen',
    children: 'Wer vorher beauftragt, verliert den Zuschuss.',
  },
};

export const Fehler: Story = {
  args: {
    tone: 'error',
    label: 'Fehler',
    title: 'Die Anfrage wurde nicht gesendet',
    children: 'Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal.',
  },
};

export const OhneTitel: Story = { name: 'Ohne Titel', args: { title: undefined } };

export const LangerText: Story = {
  name: 'Langer Text, von rechts nach links',
  args: {
    children:
      'Die Spannen stammen aus den Angaben dieser Seite. Sie gelten für ein Einfamilienhaus und enthalten den Einbau, aber keine Nebenarbeiten wie Gerüst oder Entsorgung.',
  },
  render: (args) => (
    <div dir="rtl">
      <Alert {...args} />
    </div>
  ),
};
