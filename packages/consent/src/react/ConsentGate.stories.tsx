import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentGate } from './ConsentGate';

const meta = {
  title: 'Einwilligung/Schranke (ConsentGate)',
  component: ConsentGate,
  args: {
    category: 'functional',
    fallback: <p>Ohne Einwilligung steht hier die Adresse.</p>,
    children: <p>Mit Einwilligung steht hier die Karte.</p>,
  },
  argTypes: { category: { control: 'inline-radio', options: ['functional', 'marketing'] } },
  render: (args) => (
    <ConsentTestProvider>
      <ConsentGate {...args} />
    </ConsentTestProvider>
  ),
} satisfies Meta<typeof ConsentGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OhneEinwilligung: Story = { name: 'Ohne Einwilligung' };

export const MitEinwilligung: Story = {
  name: 'Mit Einwilligung',
  render: (args) => (
    <ConsentTestProvider decision={{ functional: true }}>
      <ConsentGate {...args} />
    </ConsentTestProvider>
  ),
};
