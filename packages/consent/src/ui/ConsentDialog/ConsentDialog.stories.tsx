import { en } from '@sanierungsweg/consent/locales/en';
import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { ConsentBanner } from '../ConsentBanner/ConsentBanner';
import { ConsentSettingsButton } from '../ConsentSettingsButton/ConsentSettingsButton';
import { ConsentDialog } from './ConsentDialog';
import '../../styles.css';

const meta = {
  title: 'Einwilligung/Dialog (ConsentDialog)',
  component: ConsentDialog,
  parameters: { docs: { story: { inline: false, height: '43rem' } }, layout: 'fullscreen' },
  render: (args) => (
    <ConsentTestProvider settingsOpen>
      <ConsentDialog {...args} />
    </ConsentTestProvider>
  ),
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the dialog holds is fetched when it opens. */
const opened: Story['play'] = async () => {
  await screen.findByRole('dialog');
};

export const Unentschieden: Story = { play: opened };

export const AllesErlaubt: Story = {
  name: 'Alles erlaubt',
  render: (args) => (
    <ConsentTestProvider settingsOpen decision="accepted">
      <ConsentDialog {...args} />
    </ConsentTestProvider>
  ),
  play: opened,
};

export const VomBannerAus: Story = {
  name: 'Vom Banner aus',
  render: (args) => (
    <ConsentTestProvider>
      <ConsentBanner />
      <ConsentDialog {...args} />
    </ConsentTestProvider>
  ),
};

export const VomKnopfAus: Story = {
  name: 'Vom Knopf aus',
  render: (args) => (
    <ConsentTestProvider decision="rejected">
      <ConsentSettingsButton />
      <ConsentDialog {...args} />
    </ConsentTestProvider>
  ),
};

export const Englisch: Story = {
  render: (args) => (
    <ConsentTestProvider settingsOpen texts={en}>
      <ConsentDialog {...args} />
    </ConsentTestProvider>
  ),
  play: opened,
};
