import { Breadcrumbs } from '@sanierungsweg/ui/breadcrumbs';
import { Button, ButtonLink, type ButtonVariant } from '@sanierungsweg/ui/button';
import { Card, CardBody, CardMore, CardTitle } from '@sanierungsweg/ui/card';
import { Checkbox } from '@sanierungsweg/ui/checkbox';
import { Accordion, Disclosure } from '@sanierungsweg/ui/disclosure';
import { Fieldset } from '@sanierungsweg/ui/fieldset';
import { Icon } from '@sanierungsweg/ui/icon';
import { Link } from '@sanierungsweg/ui/link';
import { MobileMenu } from '@sanierungsweg/ui/mobile-menu';
import { NavMenu } from '@sanierungsweg/ui/nav-menu';
import { NumberField } from '@sanierungsweg/ui/number-field';
import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { Select } from '@sanierungsweg/ui/select';
import { Switch } from '@sanierungsweg/ui/switch';
import { Tabs } from '@sanierungsweg/ui/tabs';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Textarea } from '@sanierungsweg/ui/textarea';
import { Toggletip } from '@sanierungsweg/ui/toggletip';
import type { ReactNode } from 'react';
import { error, locked, long, MIRRORED, pointed, REST, readOnly, type StillsOfComponent, TOUCHED } from './still';

const LONG = 'Kostenlose Beratung mit Förderprüfung für Ihr Einfamilienhaus vereinbaren';
const LONG_LABEL = 'Postleitzahl des Gebäudes, das Sie sanieren möchten, falls es nicht Ihre Wohnanschrift ist';

/** The other looks of a button; the first rows show `cta`. */
const OTHER_LOOKS: readonly ButtonVariant[] = [
  'default',
  'hero',
  'trust',
  'secondary',
  'outline',
  'ghost',
  'link',
  'destructive',
];

/** States of all components that a pointer or the keyboard does something to. */
export const componentStills: readonly (readonly [component: unknown, stills: StillsOfComponent])[] = [
  [
    Button,
    {
      states: [
        ...TOUCHED,
        locked(),
        { name: 'Lädt', props: { loading: true, children: 'Wird gesendet …' } },
        { name: 'Mit Symbol', props: { children: [<Icon key="symbol" name="search" />, ' Suchen'] } },
        long({ children: LONG }),
        MIRRORED,
        ...OTHER_LOOKS.flatMap((variant) => [
          ...pointed(variant, { variant }),
          { name: `Gesperrt, ${variant}`, props: { variant, disabled: true } },
        ]),
      ],
      draw: (props) => (
        <Button variant="cta" {...props}>
          {'children' in props ? (props.children as ReactNode) : 'Angebot anfordern'}
        </Button>
      ),
    },
  ],
  [
    ButtonLink,
    {
      states: [...TOUCHED, long({ children: LONG }), MIRRORED],
      draw: (props) => (
        <ButtonLink href="#kosten" variant="outline" {...props}>
          {'children' in props ? (props.children as ReactNode) : 'Zu den Kosten'}
        </ButtonLink>
      ),
    },
  ],
  [
    Link,
    {
      states: [...TOUCHED, { name: 'Allein stehend', props: { standalone: true } }, MIRRORED],
      draw: (props) => (
        <Link href="#kosten" {...props}>
          Was es kostet
        </Link>
      ),
    },
  ],
  [
    TextField,
    {
      states: [
        ...TOUCHED,
        { name: 'Ausgefüllt', props: { defaultValue: '04109' } },
        error('Die Postleitzahl hat fünf Ziffern.'),
        locked({ defaultValue: '04109' }),
        readOnly({ defaultValue: '04109' }),
        long({ label: LONG_LABEL }),
        MIRRORED,
      ],
      draw: (props) => <TextField label="Postleitzahl" hint="Fünf Ziffern" {...props} />,
    },
  ],
  [
    NumberField,
    {
      states: [
        ...TOUCHED,
        { name: 'Ausgefüllt', props: { defaultValue: '22.000' } },
        error('Bitte eine Zahl zwischen 3.000 und 30.000 eingeben.'),
        locked({ defaultValue: '22.000' }),
        readOnly({ defaultValue: '22.000' }),
        long({ label: LONG_LABEL }),
        MIRRORED,
      ],
      draw: (props) => <NumberField label="Gesamtkosten" unit="€" {...props} />,
    },
  ],
  [
    Textarea,
    {
      states: [
        ...TOUCHED,
        { name: 'Ausgefüllt', props: { defaultValue: 'Fassade dämmen, Gerüst steht ab Mai.' } },
        error('Bitte beschreiben Sie Ihr Vorhaben in einem Satz.'),
        locked({ defaultValue: 'Wird gesendet.' }),
        readOnly({ defaultValue: 'Fassade dämmen, Gerüst steht ab Mai.' }),
        MIRRORED,
      ],
      draw: (props) => <Textarea label="Ihr Vorhaben" {...props} />,
    },
  ],
  [
    Select,
    {
      states: [...TOUCHED, error('Bitte wählen Sie das Land, in dem das Haus steht.'), locked(), MIRRORED],
      draw: (props) => (
        <Select label="Bundesland" {...props}>
          <option>Bayern</option>
          <option>Nordrhein-Westfalen</option>
        </Select>
      ),
    },
  ],
  [
    Checkbox,
    {
      states: [
        ...TOUCHED,
        { name: 'Angekreuzt', props: { defaultChecked: true } },
        error('Bitte bestätigen Sie das, bevor Sie absenden.'),
        locked(),
        long({ label: 'Ich bin Eigentümer und wohne selbst in dem Haus, in das die Heizung eingebaut wird' }),
        MIRRORED,
      ],
      draw: (props) => <Checkbox label="Effizienzbonus" description="Für natürliche Kältemittel." {...props} />,
    },
  ],
  [
    RadioGroup,
    {
      states: [
        ...TOUCHED,
        error('Bitte wählen Sie eine der Möglichkeiten.'),
        locked(),
        { name: 'Nebeneinander', props: { layout: 'row' } },
        { name: 'Kacheln', props: { layout: 'tiles' } },
        MIRRORED,
      ],
      draw: (props, key) => (
        <RadioGroup
          legend="Womit rechnen wir?"
          name={key}
          defaultValue="verbund"
          options={[
            { value: 'innen', label: 'Innendämmung' },
            { value: 'verbund', label: 'Verbundsystem' },
          ]}
          {...props}
        />
      ),
    },
  ],
  [
    Switch,
    {
      states: [
        ...TOUCHED,
        { name: 'Ein', props: { defaultChecked: true } },
        locked({ disabledReason: 'Erst nach Ihrer Einwilligung möglich.' }),
        long({ label: 'Reichweitenmessung und Verbesserung der Darstellung auf kleinen Bildschirmen' }),
        MIRRORED,
      ],
      draw: (props) => <Switch label="Komfort-Funktionen" {...props} />,
    },
  ],
  [
    Fieldset,
    {
      states: [
        REST,
        error('Postleitzahl und Ort passen nicht zusammen.'),
        locked(),
        long({ legend: 'Welche Anschrift hat das Gebäude, für das Sie Angebote oder eine Beratung wünschen?' }),
        MIRRORED,
      ],
      draw: (props) => (
        <Fieldset legend="Anschrift" {...props}>
          <TextField label="Ort" />
        </Fieldset>
      ),
    },
  ],
  [
    Disclosure,
    {
      states: [...TOUCHED, { name: 'Offen', props: { defaultOpen: true } }, long({ summary: LONG_LABEL }), MIRRORED],
      draw: (props) => (
        <Disclosure summary="Was ist enthalten?" {...props}>
          <p>Gerät und Einbau.</p>
        </Disclosure>
      ),
    },
  ],
  [
    Accordion,
    {
      states: [...TOUCHED, MIRRORED],
      draw: (_props, key) => (
        <Accordion
          name={key}
          items={[
            { id: `${key}-preis`, summary: 'Was ist enthalten?', content: <p>Gerät und Einbau.</p> },
            { id: `${key}-haus`, summary: 'Was passt zu mir?', content: <p>Das hängt vom Haus ab.</p> },
          ]}
        />
      ),
    },
  ],
  [
    Tabs,
    {
      states: [...TOUCHED, ...pointed('nicht gewählt', { defaultValue: 'erde' }), MIRRORED],
      draw: (props) => (
        <Tabs
          label="Wärmequellen"
          items={[
            { value: 'luft', label: 'Luft', content: <p>Steht im Garten.</p> },
            { value: 'erde', label: 'Erdreich', content: <p>Braucht eine Bohrung.</p> },
          ]}
          {...props}
        />
      ),
    },
  ],
  [
    NavMenu,
    {
      states: [...TOUCHED, { name: 'Aktuelle Seite darunter', props: { current: true } }, MIRRORED],
      draw: (props, key) => (
        <NavMenu id={key} label="Leistungen" {...props}>
          <a href="#heizung">Heizung</a>
        </NavMenu>
      ),
    },
  ],
  [
    MobileMenu,
    {
      states: [...TOUCHED, MIRRORED],
      draw: (_props, key) => (
        <MobileMenu id={key} shown="always" label="Menü" openLabel="Menü öffnen" closeLabel="Menü schließen">
          <a href="#heizung">Heizung</a>
        </MobileMenu>
      ),
    },
  ],
  [
    Toggletip,
    {
      states: [...TOUCHED, long({ term: 'Wärmedurchgangskoeffizient der Verglasung' }), MIRRORED],
      draw: (props) => (
        <p>
          Danach sinkt der{' '}
          <Toggletip term="U-Wert" {...props}>
            Wie viel Wärme verloren geht.
          </Toggletip>{' '}
          deutlich.
        </p>
      ),
    },
  ],
  [
    Card,
    {
      states: [...TOUCHED, long({ title: 'Fußbodenheizungsverteiler und hydraulischer Abgleich' }), MIRRORED],
      draw: (props) => (
        <Card>
          <CardBody>
            <CardTitle level={3}>
              <a href="#dach">{'title' in props ? String(props.title) : 'Dach'}</a>
            </CardTitle>
            <p>Neu eindecken und dabei dämmen.</p>
            <CardMore>Dach sanieren</CardMore>
          </CardBody>
        </Card>
      ),
    },
  ],
  [
    Breadcrumbs,
    {
      states: [...TOUCHED, MIRRORED],
      draw: (_props, key) => (
        <Breadcrumbs label={`Sie sind hier: ${key}`}>
          <a href="#start">Startseite</a>
          <span aria-current="page">Heizung</span>
        </Breadcrumbs>
      ),
    },
  ],
];
