import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = {
  title: 'Bausteine/Kennzeichnung (Badge)',
  component: Badge,
  args: { children: 'Richtwert' },
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'sun', 'trust', 'error'] } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Sonne: Story = { args: { tone: 'sun', children: 'Neu' } };

export const Vertrauen: Story = { name: 'Vertrauen', args: { tone: 'trust', children: 'Geprüft' } };

export const Fehler: Story = { args: { tone: 'error', children: 'Abgelaufen' } };

export const LangerText: Story = {
  name: 'Langer Text',
  args: { children: 'Förderantrag vor Vertragsabschluss' },
};
