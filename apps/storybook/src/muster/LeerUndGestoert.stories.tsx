import { Alert } from '@sanierungsweg/ui/alert';
import { Button, ButtonLink } from '@sanierungsweg/ui/button';
import { Heading } from '@sanierungsweg/ui/heading';
import { Icon } from '@sanierungsweg/ui/icon';
import { Container, Inline, Stack } from '@sanierungsweg/ui/layout';
import { Spinner } from '@sanierungsweg/ui/spinner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Muster/Leer und gestört',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NichtsGefunden: Story = {
  name: 'Nichts gefunden',
  render: () => (
    <Container width="text">
      <Stack gap={4}>
        <Heading level={2}>Nichts gefunden zu „Solarfenster“</Heading>
        <p>Vielleicht heißt es bei uns anders. Häufig gesucht werden Photovoltaik und Fenster.</p>
        <Inline>
          <ButtonLink href="#photovoltaik" variant="outline">
            Photovoltaik
          </ButtonLink>
          <ButtonLink href="#fenster" variant="outline">
            Fenster
          </ButtonLink>
        </Inline>
      </Stack>
    </Container>
  ),
};

export const NochLeer: Story = {
  name: 'Noch leer',
  render: () => (
    <Container width="text">
      <Stack gap={4}>
        <Heading level={2}>Noch keine Angebote gemerkt</Heading>
        <p>Mit „Merken“ legen Sie ein Angebot hierher und vergleichen es später.</p>
        <div>
          <ButtonLink href="#angebote" variant="cta">
            Angebote ansehen <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  ),
};

export const Lädt: Story = {
  render: () => (
    <Container width="text">
      <Spinner>Angebote werden geladen …</Spinner>
    </Container>
  ),
};

function Offers() {
  const [state, setState] = useState<'failed' | 'loading'>('failed');
  if (state === 'loading') return <Spinner>Angebote werden geladen …</Spinner>;
  return (
    <Stack gap={4}>
      <Alert tone="error" label="Fehler" title="Die Angebote lassen sich gerade nicht laden" live="polite">
        Ihre Angaben sind noch da. Meist geht es nach einem Augenblick wieder.
      </Alert>
      <Inline>
        <Button onClick={() => setState('loading')}>Erneut versuchen</Button>
        <ButtonLink href="tel:+49000000000" variant="outline">
          Anrufen
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

export const Gestört: Story = {
  name: 'Gestört, mit zwei Wegen weiter',
  render: () => (
    <Container width="text">
      <Offers />
    </Container>
  ),
};

export const ErneutVersucht: Story = {
  name: 'Gestört, erneut versucht',
  render: () => (
    <Container width="text">
      <Offers />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Angebote werden geladen');
  },
};
