import { useConsent } from '@sanierungsweg/consent';
import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ConsentScript, type ConsentScriptProps } from './ConsentScript';

/** Shows what the component, which draws nothing, has done. */
function Observed(args: ConsentScriptProps) {
  const { status, acceptAll } = useConsent();
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <p>
        <output>{loaded ? 'Das Skript ist gelaufen.' : 'Das Skript ist nicht im Dokument.'}</output>
      </p>
      {status === 'undecided' && (
        <button type="button" onClick={acceptAll}>
          Alle annehmen
        </button>
      )}
      <ConsentScript {...args} onLoad={() => setLoaded(true)} />
    </>
  );
}

const meta = {
  title: 'Einwilligung/Skript (ConsentScript)',
  component: ConsentScript,
  args: { category: 'marketing', children: 'document.documentElement.dataset.example = "ran";' },
  argTypes: { category: { control: 'inline-radio', options: ['functional', 'marketing'] } },
  render: (args) => (
    <ConsentTestProvider>
      <Observed {...args} />
    </ConsentTestProvider>
  ),
} satisfies Meta<typeof ConsentScript>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OhneEinwilligung: Story = {
  name: 'Ohne Einwilligung',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('nicht im Dokument');
  },
};

export const NachDerZustimmung: Story = {
  name: 'Nach der Zustimmung',
  args: { children: 'document.documentElement.dataset.example = "ran once more";' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle annehmen' }));
    await expect(await canvas.findByText('Das Skript ist gelaufen.')).toBeVisible();
  },
};
