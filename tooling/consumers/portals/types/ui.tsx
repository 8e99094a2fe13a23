import { Accordion, Button, ButtonLink, buttonVariants, Stack, vars } from '@sanierungsweg/ui';
import { Badge } from '@sanierungsweg/ui/badge';
import { Breadcrumbs } from '@sanierungsweg/ui/breadcrumbs';
import { Button as SameButton } from '@sanierungsweg/ui/button';
import { CardTitle } from '@sanierungsweg/ui/card';
import { BarChart, RangeChart } from '@sanierungsweg/ui/charts';
import { Dialog } from '@sanierungsweg/ui/dialog';
import { Disclosure } from '@sanierungsweg/ui/disclosure';
import { Icon } from '@sanierungsweg/ui/icon';
import { Grid } from '@sanierungsweg/ui/layout';
import { MobileMenu } from '@sanierungsweg/ui/mobile-menu';
import { NavMenu } from '@sanierungsweg/ui/nav-menu';
import { Prose } from '@sanierungsweg/ui/prose';
import { SkipLink } from '@sanierungsweg/ui/skip-link';
import { Step, Steps } from '@sanierungsweg/ui/steps';
import { Switch } from '@sanierungsweg/ui/switch';
import { Table } from '@sanierungsweg/ui/table';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Toaster, toast } from '@sanierungsweg/ui/toaster';
import { Toggletip } from '@sanierungsweg/ui/toggletip';
import { contrastPairs } from '@sanierungsweg/ui/tokens';
import { Tooltip } from '@sanierungsweg/ui/tooltip';
import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import { createRef } from 'react';
import '@sanierungsweg/ui/styles.css';
import '@sanierungsweg/ui/button.css';

const button = createRef<HTMLButtonElement>();

// What is right compiles.
export const classes: string = buttonVariants({ variant: 'cta', size: 'lg' });
export const color: string = vars.color.textMuted;
export const right = (
  <Stack gap={4}>
    <Button ref={button} variant="outline" onClick={() => toast('Gespeichert')} aria-pressed="false">
      <Icon name="arrow-right" /> Weiter
    </Button>
    <SameButton asChild>
      <a href="/start">Start</a>
    </SameButton>
    <ButtonLink href="/kontakt" variant="cta" hrefLang="de">
      Kontakt
    </ButtonLink>
    <Dialog open onOpenChange={(open: boolean) => console.info(open)} title="Titel" closeLabel="Schließen" />
    <Accordion items={[{ id: 'a', summary: 'Frage', content: 'Antwort' }]} level={3} />
    <Switch label="Funktional" onCheckedChange={(checked) => console.info(checked)} />
    <TextField label="Postleitzahl" inputMode="numeric" error="Bitte fünf Ziffern" />
    <Tooltip content="Druckt die Seite">
      <button type="button">Drucken</button>
    </Tooltip>
    <Toaster label="Meldungen" closeLabel="Schließen" />
    <Badge tone="trust">Geprüft</Badge>
    <Table label="Kosten" columns={['Art', { header: 'Preis', align: 'end' }]} rows={[['Dach', '–']]} />
    <RangeChart
      caption="Spannen"
      columns={['Art', 'Spanne']}
      rows={[{ label: 'Dach', from: 1, to: 2, text: '1–2' }]}
      max={3}
    />
    <Steps columns={4}>
      <Step heading="Anfragen" level={2}>
        Zuerst
      </Step>
    </Steps>
    <Toggletip term="Wärmebrücke">Eine Stelle, an der Wärme schneller abfließt.</Toggletip>
  </Stack>
);

// What is wrong does not.
// @ts-expect-error: there is no such variant
export const wrongVariant = <Button variant="primary">Weiter</Button>;
// @ts-expect-error: there is no such size
export const wrongSize = <Button size="huge">Weiter</Button>;
// @ts-expect-error: a button has no address
export const wrongElement = <Button href="/start">Start</Button>;
// @ts-expect-error: nor has its list of classes
buttonVariants({ variant: 'primary' });
// @ts-expect-error: there is no such icon
export const wrongIcon = <Icon name="unicorn" />;
// @ts-expect-error: who closes it?
export const noHandler = <Dialog open title="Titel" closeLabel="Schließen" />;
// @ts-expect-error: a dialog has a name
export const noTitle = <Dialog open onOpenChange={() => {}} closeLabel="Schließen" />;
// @ts-expect-error: a switch has a label
export const noLabel = <Switch defaultChecked />;
// @ts-expect-error: a placeholder is no label
export const noFieldLabel = <TextField placeholder="Postleitzahl" />;
// @ts-expect-error: a page has one first heading, and not in a card
export const wrongLevel = <CardTitle level={1}>Dach</CardTitle>;
// @ts-expect-error: spaces are steps of a scale
export const wrongGap = <Stack gap={12} />;
// @ts-expect-error: a tooltip explains one control
export const noControl = <Tooltip content="Druckt die Seite">Drucken</Tooltip>;
// @ts-expect-error: a menu is tied to its panel by an id
export const noId = <NavMenu label="Themen">Dach</NavMenu>;
// @ts-expect-error: there is no such token
export const wrongToken: string = vars.color.green600;
// @ts-expect-error: there is no such tone
export const wrongTone = <Badge tone="green">Geprüft</Badge>;
// @ts-expect-error: a navigation has a name
export const noName = <Breadcrumbs>Start</Breadcrumbs>;
// @ts-expect-error: an axis ends somewhere
export const noMax = <BarChart caption="Kosten" rowHeader="Art" series={[]} rows={[]} />;
export const wrongRow = (
  // @ts-expect-error: a range has two ends
  <RangeChart caption="Spannen" columns={['Art', 'Spanne']} rows={[{ label: 'Dach', from: 1, text: '1' }]} max={3} />
);
// @ts-expect-error: nothing to click on
export const noSummary = <Disclosure>Antwort</Disclosure>;
// @ts-expect-error: widths have names
export const wrongItem = <Grid item="20rem" />;
// @ts-expect-error: the button that closes has a name
export const noCloseLabel = <MobileMenu id="menu" label="Menü" openLabel="Öffnen" children={null} />;
// @ts-expect-error: a skip link leads somewhere
export const noTarget = <SkipLink>Zum Inhalt</SkipLink>;
// @ts-expect-error: two columns are no steps
export const wrongColumns = <Steps columns={2} />;
// @ts-expect-error: a step has a heading
export const noHeading = <Step>Zuerst</Step>;
// @ts-expect-error: the scrolling box has a name
export const noBoxName = <Table columns={['Art']} rows={[]} />;
// @ts-expect-error: without words there is nothing to explain
export const noTerm = <Toggletip>Erklärung</Toggletip>;
// @ts-expect-error: text has no tone
export const wrongProse = <Prose tone="soft" />;
// @ts-expect-error: what is hidden has no size
export const wrongHidden = <VisuallyHidden size="lg" />;
// @ts-expect-error: the pairs are read-only in their types
contrastPairs.length = 0;
