import { Alert } from '@sanierungsweg/ui/alert';
import { Button } from '@sanierungsweg/ui/button';
import { Card, CardBody, CardMore, CardTitle } from '@sanierungsweg/ui/card';
import { Fieldset } from '@sanierungsweg/ui/fieldset';
import { Inline } from '@sanierungsweg/ui/layout';
import { Table } from '@sanierungsweg/ui/table';
import { Tabs } from '@sanierungsweg/ui/tabs';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Question } from './Question';
import { Places, Trail } from './Trail';
import { COLUMNS, ROWS, SOURCES } from './values';

/** The same as `islands.astro`, drawn by React alone. */
export const Sample = () => (
  <>
    <Trail />
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
      <Question />
    </Inline>
    <Places />
    <Fieldset legend="Ihr Haus">
      <TextField id="plz" label="Postleitzahl" hint="Fünf Ziffern" error="Es fehlt eine Ziffer." defaultValue="1234" />
    </Fieldset>
    <Alert tone="warning" title="Erst beantragen, dann beauftragen">
      Sonst gibt es kein Geld.
    </Alert>
    <Tabs label="Wärme" items={SOURCES} />
    <Table label="Preise" caption="Preise" columns={COLUMNS} rows={ROWS} />
  </>
);
