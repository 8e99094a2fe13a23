import { Alert } from '@sanierungsweg/ui/alert';
import { Badge } from '@sanierungsweg/ui/badge';
import { Breadcrumbs } from '@sanierungsweg/ui/breadcrumbs';
import { Button, ButtonLink } from '@sanierungsweg/ui/button';
import { Card, CardBody, CardMore, CardTitle } from '@sanierungsweg/ui/card';
import { RangeChart } from '@sanierungsweg/ui/charts';
import { Checkbox } from '@sanierungsweg/ui/checkbox';
import { Accordion } from '@sanierungsweg/ui/disclosure';
import { Inline, Stack } from '@sanierungsweg/ui/layout';
import { NumberField } from '@sanierungsweg/ui/number-field';
import { Progress } from '@sanierungsweg/ui/progress';
import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { Select } from '@sanierungsweg/ui/select';
import { Switch } from '@sanierungsweg/ui/switch';
import { Tabs } from '@sanierungsweg/ui/tabs';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Toggletip } from '@sanierungsweg/ui/toggletip';
import { useId } from 'react';
import './overview.css';

function Fields() {
  const group = useId();
  return (
    <Stack gap={5}>
      <Progress label="Ihre Anfrage" value={2} max={4} text="Schritt 2 von 4" />
      <RadioGroup
        legend="Womit rechnen wir?"
        name={group}
        defaultValue="verbund"
        layout="tiles"
        options={[
          { value: 'innen', label: 'Innen\u00addämmung' },
          { value: 'verbund', label: 'Verbund\u00adsystem' },
        ]}
      />
      <NumberField label="Gesamtkosten" unit="€" defaultValue="22.000" />
      <Select label="Bundesland" defaultValue="sachsen">
        <option value="bayern">Bayern</option>
        <option value="sachsen">Sachsen</option>
      </Select>
      <TextField label="Postleitzahl" defaultValue="0410" error="Die Postleitzahl hat fünf Ziffern." />
    </Stack>
  );
}

function Choices() {
  return (
    <Stack gap={5}>
      <Inline gap={3}>
        <Button variant="cta">Anfrage senden</Button>
        <ButtonLink variant="outline" href="#kosten">
          Zu den Kosten
        </ButtonLink>
      </Inline>
      <Checkbox label="Effizienzbonus" description="Für natürliche Kältemittel." defaultChecked />
      <Switch label="Komfort-Funktionen" description="Merkt sich, was Sie gewählt haben." defaultChecked />
      <Alert tone="info" label="Hinweis" title="Erst der Antrag, dann der Auftrag">
        Danach sinkt der{' '}
        <Toggletip term="U-Wert">Wie viel Wärme durch einen Quadratmeter der Wand verloren geht.</Toggletip> der Wand.
      </Alert>
    </Stack>
  );
}

function Contents() {
  return (
    <Stack gap={5}>
      <Breadcrumbs label={`Sie sind hier: Überblick ${useId()}`}>
        <a href="#start">Startseite</a>
        <span aria-current="page">Dämmung</span>
      </Breadcrumbs>
      <Card>
        <CardBody>
          <Inline gap={2}>
            <Badge>nachwachsend</Badge>
            <Badge>zum Einblasen</Badge>
          </Inline>
          <CardTitle level={3}>
            <a href="#dach">Dach</a>
          </CardTitle>
          <p>Neu eindecken und dabei dämmen.</p>
          <CardMore>Dach sanieren</CardMore>
        </CardBody>
      </Card>
      <Tabs
        label="Wärmequellen"
        items={[
          { value: 'luft', label: 'Luft', content: <p>Steht im Garten, braucht keine Bohrung.</p> },
          { value: 'erde', label: 'Erdreich', content: <p>Braucht eine Bohrung, arbeitet gleichmäßiger.</p> },
        ]}
      />
      <Accordion
        items={[
          { id: useId(), summary: 'Was ist enthalten?', content: <p>Gerät und Einbau.</p> },
          { id: useId(), summary: 'Was passt zu mir?', content: <p>Das hängt vom Haus ab.</p> },
        ]}
      />
    </Stack>
  );
}

/** As wide as the page: between its names and its amounts the bars need room. */
function Costs() {
  return (
    <RangeChart
      caption="Dämmstoffe, Beispielpreise je m²"
      columns={['Dämmstoff', 'Preis']}
      max={80}
      rows={[
        { label: 'Mineralwolle', from: 30, to: 50, text: '30–50 €' },
        { label: 'Holzfaser', from: 50, to: 70, text: '50–70 €' },
      ]}
      ticks={[
        { value: 0, text: '0 €' },
        { value: 40, text: '40 €' },
        { value: 80, text: '80 €' },
      ]}
    />
  );
}

/** Many components together, as they stand on pages, by day and by night: whatever the theme of the page is. */
export function Overview() {
  return (
    <div className="fd-overview">
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme === 'light' ? 'Hell' : 'Dunkel'}>
          <Fields />
          <Choices />
          <Contents />
          <Costs />
        </section>
      ))}
    </div>
  );
}
