import { Alert } from '@sanierungsweg/ui/alert';
import { ButtonLink } from '@sanierungsweg/ui/button';
import { RangeChart } from '@sanierungsweg/ui/charts';
import { Disclosure } from '@sanierungsweg/ui/disclosure';
import { Heading } from '@sanierungsweg/ui/heading';
import { Container, Stack } from '@sanierungsweg/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Muster/Kostenspanne',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spanne: Story = {
  name: 'Spanne mit Einschränkung und Herkunft',
  render: () => (
    <Container width="text">
      <Stack gap={5}>
        <Heading level={2}>Was es kostet</Heading>
        <RangeChart
          caption="Beispielwerte, mit Einbau"
          columns={['Ausführung', 'Spanne']}
          max={40_000}
          rows={[
            { label: 'Einfach', from: 10_000, to: 18_000, text: '10.000–18.000 €' },
            { label: 'Aufwendig', from: 20_000, to: 36_000, text: '20.000–36.000 €' },
          ]}
          ticks={[
            { value: 0, text: '0 €' },
            { value: 20_000, text: '20.000 €' },
            { value: 40_000, text: '40.000 €' },
          ]}
        />
        <Alert label="Hinweis" title="Spannen sind Richtwerte">
          Ihr Angebot hängt vom Haus ab und kann abweichen.
        </Alert>
        <Disclosure summary="Woher die Zahlen stammen">
          <p>Hier stehen Quelle, Stand und was nicht enthalten ist.</p>
        </Disclosure>
        <div>
          <ButtonLink href="#angebote" variant="cta">
            Angebote anfordern
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: /Beispielwerte/ });
    await expect(within(table).getByRole('row', { name: /Einfach 10\.000–18\.000/ })).toBeVisible();
  },
};
