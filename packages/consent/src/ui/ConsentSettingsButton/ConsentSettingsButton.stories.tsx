import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentDialog } from '../ConsentDialog/ConsentDialog';
import { ConsentSettingsButton } from './ConsentSettingsButton';
import '../../styles.css';

const meta = {
  title: 'Einwilligung/Knopf zu den Einstellungen (ConsentSettingsButton)',
  component: ConsentSettingsButton,
  render: (args) => (
    <ConsentTestProvider decision="rejected">
      <ConsentSettingsButton {...args} />
      <ConsentDialog />
    </ConsentTestProvider>
  ),
} satisfies Meta<typeof ConsentSettingsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const AuchOhneJavaScript: Story = {
  name: 'Auch ohne JavaScript',
  args: { noScriptAction: '#einstellungen' },
};

export const EigeneBeschriftung: Story = {
  name: 'Eigene Beschriftung',
  args: { children: 'Einwilligung ändern' },
};
