/** Something to begin with. */
export const EXAMPLES: readonly { name: string; code: string }[] = [
  {
    name: 'Karte mit Aufruf',
    code: `<Stack gap={5}>
  <Card>
    <CardBody>
      <CardTitle level={2}>
        <a href="#dach">Dach dämmen</a>
      </CardTitle>
      <p>Neue Ziegel, und die Dämmung gleich mit.</p>
      <CardMore>Mehr erfahren</CardMore>
    </CardBody>
  </Card>
  <Inline>
    <Button variant="cta">Angebote anfordern</Button>
    <Button variant="outline">Später</Button>
  </Inline>
</Stack>
`,
  },
  {
    name: 'Feld mit Zustand',
    code: `import { NumberField } from '@sanierungsweg/ui/number-field';
import { useState } from 'react';

export function Rechner() {
  const [flaeche, setFlaeche] = useState(0);
  return (
    <Stack gap={4}>
      <NumberField
        label="Wohnfläche"
        unit="m²"
        onEntry={(_text, entry) => setFlaeche(entry.status === 'valid' ? entry.value : 0)}
      />
      <Alert title={flaeche ? \`Gelesen: \${flaeche} m²\` : 'Noch keine Fläche'} />
    </Stack>
  );
}
`,
  },
  {
    name: 'Spannen im Diagramm',
    code: `<RangeChart
  caption="Beispiel"
  columns={['Bauteil', 'Spanne']}
  max={100}
  rows={[
    { label: 'Klein', from: 20, to: 45, text: '20–45 €' },
    { label: 'Groß', from: 40, to: 90, text: '40–90 €' },
  ]}
  ticks={[
    { value: 0, text: '0 €' },
    { value: 100, text: '100 €' },
  ]}
/>
`,
  },
];

export const START = EXAMPLES[0]?.code ?? '';
