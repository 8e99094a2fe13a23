import { de } from '@sanierungsweg/consent/locales/de';
import { en } from '@sanierungsweg/consent/locales/en';
import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBanner } from './ConsentBanner';
import '../../styles.css';

const meta = {
  title: 'Einwilligung/Banner (ConsentBanner)',
  component: ConsentBanner,
  parameters: { docs: { story: { inline: false, height: '42rem' } }, layout: 'fullscreen' },
  render: (args) => (
    <ConsentTestProvider>
      <ConsentBanner {...args} />
    </ConsentTestProvider>
  ),
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErsterBesuch: Story = {
  name: 'Erster Besuch',
};

export const UeberEinerSeite: Story = {
  name: 'Über einer Seite',
  render: (args) => (
    <ConsentTestProvider>
      <ConsentBanner {...args} />
      <main>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>
            Absatz {index + 1}: Die Seite bleibt bedienbar, solange das Banner steht. <a href="#ziel">Ein Link</a>
          </p>
        ))}
      </main>
    </ConsentTestProvider>
  ),
};

export const LangeTexte: Story = {
  name: 'Lange Texte',
  parameters: { docs: { story: { height: '49rem' } } },
  render: (args) => (
    <ConsentTestProvider
      texts={{
        ...de,
        purposes: `${de.purposes} ${de.functionalText} ${de.marketingText}`,
        rejectAll: 'Nur die notwendigen Cookies zulassen und fortfahren',
      }}
    >
      <ConsentBanner {...args} />
    </ConsentTestProvider>
  ),
};

export const Englisch: Story = {
  render: (args) => (
    <ConsentTestProvider texts={en}>
      <ConsentBanner {...args} />
    </ConsentTestProvider>
  ),
};

export const SchonEntschieden: Story = {
  name: 'Schon entschieden',
  render: (args) => (
    <ConsentTestProvider decision="rejected">
      <ConsentBanner {...args} />
      <p>Nach einer Entscheidung erscheint kein Banner.</p>
    </ConsentTestProvider>
  ),
};
