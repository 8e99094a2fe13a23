import { Alert } from '@sanierungsweg/ui/alert';
import { Button } from '@sanierungsweg/ui/button';
import { Card, CardBody, CardMore, CardTitle } from '@sanierungsweg/ui/card';
import { Icon } from '@sanierungsweg/ui/icon';
import { Switch } from '@sanierungsweg/ui/switch';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Page, Section } from '../grundlagen/Page';
import { Anatomy, type Part } from './Anatomy';

const FIELD: readonly Part[] = [
  { name: 'Beschriftung', selector: 'label' },
  { name: 'Hinweis', selector: 'label + span' },
  { name: 'Feld', selector: 'input' },
  { name: 'Fehler', selector: 'input + span' },
];
const BUTTON: readonly Part[] = [
  { name: 'Schaltfläche', selector: 'button' },
  { name: 'Symbol', selector: 'svg' },
];
const CARD: readonly Part[] = [
  { name: 'Titel, zugleich der eine Link', selector: 'h3' },
  { name: 'Text', selector: 'p' },
  { name: 'Weiter', selector: 'p + *' },
];
const ALERT: readonly Part[] = [
  { name: 'Zeichen der Art', selector: 'svg' },
  { name: 'Titel', selector: 'p' },
];
const SWITCH: readonly Part[] = [
  { name: 'Beschriftung', selector: 'label' },
  { name: 'Schalter', selector: 'input' },
];

/** Parts of components and the room between them, measured where they stand. */
export function AnatomyPage() {
  return (
    <Page
      title="Aufbau"
      lead="Woraus Bausteine bestehen und wie viel Raum dazwischen liegt. Die Maße sind hier gemessen: Wer Breite oder Schriftgröße ändert, sieht andere."
    >
      <Section title="Bausteine">
        <div className="mu-pair">
          <Anatomy title="Textfeld" parts={FIELD}>
            <TextField label="Postleitzahl" hint="Fünf Ziffern" error="Es fehlt eine Ziffer." defaultValue="0410" />
          </Anatomy>
          <Anatomy title="Schaltfläche" parts={BUTTON}>
            <Button variant="cta" size="lg">
              Angebote anfordern <Icon name="arrow-right" />
            </Button>
          </Anatomy>
          <Anatomy title="Karte" parts={CARD}>
            <Card>
              <CardBody>
                <CardTitle level={3}>
                  <a href="#dach">Dach dämmen</a>
                </CardTitle>
                <p>Neue Ziegel, und die Dämmung gleich mit.</p>
                <CardMore>Mehr erfahren</CardMore>
              </CardBody>
            </Card>
          </Anatomy>
          <Anatomy title="Meldung" parts={ALERT}>
            <Alert tone="warning" label="Achtung" title="Erst den Antrag stellen, dann beauftragen" />
          </Anatomy>
          <Anatomy title="Schalter" parts={SWITCH}>
            <Switch label="Komfort-Funktionen" />
          </Anatomy>
        </div>
      </Section>
    </Page>
  );
}
