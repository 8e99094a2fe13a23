import { Alert } from '@sanierungsweg/ui/alert';
import { Breadcrumbs } from '@sanierungsweg/ui/breadcrumbs';
import { Button, ButtonLink } from '@sanierungsweg/ui/button';
import { Card, CardBody, CardMore, CardTitle } from '@sanierungsweg/ui/card';
import { Checkbox } from '@sanierungsweg/ui/checkbox';
import { Divider } from '@sanierungsweg/ui/divider';
import { Fieldset } from '@sanierungsweg/ui/fieldset';
import { Inline } from '@sanierungsweg/ui/layout';
import { Select } from '@sanierungsweg/ui/select';
import { Switch } from '@sanierungsweg/ui/switch';
import { Table } from '@sanierungsweg/ui/table';
import { Tabs } from '@sanierungsweg/ui/tabs';
import { TextField } from '@sanierungsweg/ui/text-field';

/** What a portal draws with the package; the place itself has the same width on every page. */
export function Sample() {
  return (
    // A picture ends with a whole pixel, so that nothing may follow at once.
    <div id="sample" style={{ boxSizing: 'border-box', inlineSize: 900, margin: '0 0 16px', padding: 16 }}>
      <Breadcrumbs label="Sie sind hier">
        <a href="#start">Start</a>
        <span aria-current="page">Dach</span>
      </Breadcrumbs>
      <Card style={{ blockSize: 'auto' }}>
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
        <Button disabled>Gesperrt</Button>
        <Button size="icon" variant="ghost" aria-label="Schließen">
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" stroke="currentColor" strokeWidth="2" />
          </svg>
        </Button>
        <ButtonLink variant="link" href="#mehr">
          Mehr
        </ButtonLink>
      </Inline>
      <Fieldset legend="Ihr Haus">
        <TextField label="Postleitzahl" hint="Fünf Ziffern" error="Es fehlt eine Ziffer." defaultValue="1234" />
        <Select label="Land">
          <option>Hessen</option>
        </Select>
        <Checkbox label="Neue Fenster" detail="15 %" defaultChecked />
        <Switch label="Erinnern" description="Einmal im Jahr" defaultChecked />
      </Fieldset>
      <Alert tone="warning" title="Erst beantragen, dann beauftragen">
        Sonst gibt es kein Geld.
      </Alert>
      <Divider />
      <Tabs
        label="Wärme"
        items={[
          { value: 'luft', label: 'Luft', content: 'Aus der Luft.' },
          { value: 'erde', label: 'Erde', content: 'Aus der Erde.' },
        ]}
      />
      <Table
        label="Preise"
        caption="Preise"
        columns={['Art', { header: 'Preis', align: 'end' }]}
        rows={[
          ['Dach', 'auf Anfrage'],
          ['Fassade', 'auf Anfrage'],
        ]}
      />
    </div>
  );
}
