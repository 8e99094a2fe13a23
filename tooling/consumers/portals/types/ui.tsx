import { Accordion, Button, ButtonLink, buttonVariants, Stack, vars } from '@sanierungsweg/ui';
import { Button as SameButton } from '@sanierungsweg/ui/button';
import { CardTitle } from '@sanierungsweg/ui/card';
import { Dialog } from '@sanierungsweg/ui/dialog';
import { Icon } from '@sanierungsweg/ui/icon';
import { NavMenu } from '@sanierungsweg/ui/nav-menu';
import { Switch } from '@sanierungsweg/ui/switch';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Toaster, toast } from '@sanierungsweg/ui/toaster';
import { Tooltip } from '@sanierungsweg/ui/tooltip';
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
