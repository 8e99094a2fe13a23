import { type ConsentStorage, createConsentStore, memoryAdapter } from '@sanierungsweg/consent/core';
import { en } from '@sanierungsweg/consent/locales/en';
import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentSettings } from './ConsentSettings';
import '../../styles.css';

const meta = {
  title: 'Einwilligung/Einstellungen (ConsentSettings)',
  component: ConsentSettings,
  render: (args) => (
    <ConsentTestProvider>
      <ConsentSettings {...args} />
    </ConsentTestProvider>
  ),
} satisfies Meta<typeof ConsentSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unentschieden: Story = {};

export const TeilweiseErlaubt: Story = {
  name: 'Teilweise erlaubt',
  render: (args) => (
    <ConsentTestProvider decision={{ functional: true }}>
      <ConsentSettings {...args} />
    </ConsentTestProvider>
  ),
};

export const AllesErlaubt: Story = {
  name: 'Alles erlaubt',
  render: (args) => (
    <ConsentTestProvider decision="accepted">
      <ConsentSettings {...args} />
    </ConsentTestProvider>
  ),
};

const full: ConsentStorage = {
  ...memoryAdapter(),
  set: () => {
    throw new DOMException('Der Speicher ist voll.', 'QuotaExceededError');
  },
};

export const SpeicherGesperrt: Story = {
  name: 'Speicher gesperrt',
  render: (args) => (
    <ConsentTestProvider store={createConsentStore({ storage: full })}>
      <ConsentSettings {...args} />
    </ConsentTestProvider>
  ),
};

const store = createConsentStore({ storage: memoryAdapter() });
const objecting = {
  ...store.getSnapshot(),
  status: 'decided',
  reason: 'signal',
} as const;

export const BrowserWiderspricht: Story = {
  name: 'Browser widerspricht der Nachverfolgung',
  render: (args) => (
    <ConsentTestProvider store={{ ...store, getSnapshot: () => objecting }}>
      <ConsentSettings {...args} />
    </ConsentTestProvider>
  ),
};

export const VorDemStartDerSkripte: Story = {
  name: 'Vor dem Start der Skripte',
  render: (args) => (
    <ConsentTestProvider store={{ ...store, getSnapshot: store.getServerSnapshot }}>
      <ConsentSettings {...args} />
    </ConsentTestProvider>
  ),
};

export const Englisch: Story = {
  render: (args) => (
    <ConsentTestProvider texts={en}>
      <ConsentSettings {...args} />
    </ConsentTestProvider>
  ),
};
