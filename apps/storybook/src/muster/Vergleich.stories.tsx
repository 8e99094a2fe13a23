import { Badge } from '@sanierungsweg/ui/badge';
import { Heading } from '@sanierungsweg/ui/heading';
import { Container, Stack } from '@sanierungsweg/ui/layout';
import { Table } from '@sanierungsweg/ui/table';
import { Tabs } from '@sanierungsweg/ui/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Muster/Vergleich',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tabelle: Story = {
  name: 'Als Tabelle, auf dem Telefon als Karten',
  render: () => (
    <Container>
      <Stack gap={5}>
        <Heading level={2}>Dämmstoffe im Vergleich</Heading>
        <p>Eine Zeile je Möglichkeit, eine Spalte je Frage. Gleiche Einheiten stehen untereinander.</p>
        <Table
          label="Dämmstoffe im Vergleich"
          caption="Beispielwerte für dieselbe Wirkung"
          phone="cards"
          columns={[
            'Dämmstoff',
            { header: 'Dicke', align: 'end' },
            { header: 'Beispielpreis je m²', align: 'end' },
            'Eignung',
          ]}
          rows={[
            ['Mineralwolle', '16 cm', '40 €', <Badge key="eignung">nicht brennbar</Badge>],
            ['Holzfaser', '18 cm', '60 €', <Badge key="eignung">nachwachsend</Badge>],
            ['Zellulose', '17 cm', '50 €', <Badge key="eignung">zum Einblasen</Badge>],
          ]}
        />
      </Stack>
    </Container>
  ),
};

export const Reiter: Story = {
  name: 'Als Reiter, wenn jede Möglichkeit mehr Platz braucht',
  render: () => (
    <Container>
      <Tabs
        label="Wärmequellen im Vergleich"
        items={[
          { value: 'luft', label: 'Luft', content: <p>Steht im Garten, braucht keine Bohrung.</p> },
          { value: 'erde', label: 'Erdreich', content: <p>Braucht eine Bohrung, arbeitet gleichmäßiger.</p> },
          { value: 'wasser', label: 'Grundwasser', content: <p>Braucht zwei Brunnen und eine Erlaubnis.</p> },
        ]}
      />
    </Container>
  ),
};
