import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentWithdrawButton } from './ConsentWithdrawButton';
import '../../styles.css';

const meta = {
  title: 'Einwilligung/Alles widerrufen (ConsentWithdrawButton)',
  component: ConsentWithdrawButton,
  args: { className: 'dpc-button' },
  render: (args) => (
    <ConsentTestProvider decision="accepted">
      <div className="dpc">
        <ConsentWithdrawButton {...args} />
      </div>
    </ConsentTestProvider>
  ),
} satisfies Meta<typeof ConsentWithdrawButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EtwasErlaubt: Story = { name: 'Etwas ist erlaubt' };

export const NichtsErlaubt: Story = {
  name: 'Nichts ist erlaubt',
  render: (args) => (
    <ConsentTestProvider decision="rejected">
      <div className="dpc">
        <ConsentWithdrawButton {...args} />
      </div>
    </ConsentTestProvider>
  ),
};
