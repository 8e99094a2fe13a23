import { useConsent } from '@sanierungsweg/consent';
import { memoryAdapter } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { en } from '@sanierungsweg/consent/locales/en';
import { ConsentBanner } from '@sanierungsweg/consent/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsentProvider } from './ConsentProvider';
import '../styles.css';

/** What the hook says below the provider. */
function State() {
  const { status, preferences } = useConsent();
  return (
    <dl>
      <dt>status</dt>
      <dd>
        <code>{status}</code>
      </dd>
      <dt>preferences</dt>
      <dd>
        <code>{JSON.stringify(preferences, null, 1)}</code>
      </dd>
    </dl>
  );
}

const meta = {
  title: 'Einwilligung/Anbieter (ConsentProvider)',
  component: ConsentProvider,
  parameters: { docs: { story: { inline: false, height: '42rem' } } },
  args: {
    texts: de,
    links: { privacy: '#datenschutz', imprint: '#impressum' },
    options: { storage: memoryAdapter() },
    children: (
      <>
        <State />
        <ConsentBanner />
      </>
    ),
  },
  beforeEach: ({ args }) => {
    // Each story asks anew.
    args.options = { storage: memoryAdapter() };
  },
} satisfies Meta<typeof ConsentProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unentschieden: Story = {};

export const Entschieden: Story = {
  name: 'Nach der Entscheidung',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: de.rejectAll }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByText(/"marketing": false/)).toBeVisible();
  },
};

export const Englisch: Story = { args: { texts: en } };
