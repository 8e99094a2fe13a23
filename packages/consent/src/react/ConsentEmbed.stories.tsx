import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentEmbed } from './ConsentEmbed';
import '../styles.css';

const meta = {
  title: 'Einwilligung/Einbettung (ConsentEmbed)',
  component: ConsentEmbed,
  args: {
    category: 'functional',
    title: 'Karte: Anfahrt',
    provider: 'Kartendienst Beispiel',
    children: <p>Hier steht nach der Zustimmung die Karte.</p>,
  },
  argTypes: { category: { control: 'inline-radio', options: ['functional', 'marketing'] } },
  render: (args) => (
    <ConsentTestProvider>
      <ConsentEmbed {...args} />
    </ConsentTestProvider>
  ),
} satisfies Meta<typeof ConsentEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VorDerZustimmung: Story = { name: 'Vor der Zustimmung' };

export const Erlaubt: Story = {
  render: (args) => (
    <ConsentTestProvider decision={{ functional: true }}>
      <ConsentEmbed {...args} />
    </ConsentTestProvider>
  ),
};
