import { Alert } from '@sanierungsweg/ui/alert';
import { Badge } from '@sanierungsweg/ui/badge';
import { Button } from '@sanierungsweg/ui/button';
import { Inline, Stack } from '@sanierungsweg/ui/layout';
import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { Select } from '@sanierungsweg/ui/select';
import { TextField } from '@sanierungsweg/ui/text-field';
import type { ReactNode } from 'react';
import { Page, Section } from '../grundlagen/Page';
import './Anatomy.css';

interface Shot {
  picture: ReactNode;
  words: string;
}

function Picture({ kind, picture, words }: Shot & { kind: 'do' | 'dont' }) {
  return (
    <figure className="mu-shot" data-kind={kind}>
      <div>{picture}</div>
      <figcaption>
        <strong>{kind === 'do' ? 'So ja:' : 'So nicht:'}</strong> {words}
      </figcaption>
    </figure>
  );
}

const PAIRS: readonly { title: string; yes: Shot; no: Shot }[] = [
  {
    title: 'Ein Aufruf je Ansicht',
    yes: {
      picture: (
        <Inline>
          <Button variant="cta">Angebote anfordern</Button>
          <Button variant="ghost">Später</Button>
        </Inline>
      ),
      words: 'Ein Aufruf, daneben ein leiser Knopf. Der Blick weiß, wohin.',
    },
    no: {
      picture: (
        <Inline>
          <Button variant="cta">Angebote anfordern</Button>
          <Button variant="cta">Jetzt beraten lassen</Button>
        </Inline>
      ),
      words: 'Zwei Aufrufe werben gegeneinander.',
    },
  },
  {
    title: 'Knöpfe sagen, was geschieht',
    yes: {
      picture: (
        <Inline>
          <Button variant="destructive">Anfrage löschen</Button>
          <Button variant="outline">Behalten</Button>
        </Inline>
      ),
      words: 'Auch ohne die Frage darüber ist klar, was jeder Knopf tut.',
    },
    no: {
      picture: (
        <Inline>
          <Button variant="destructive">Ja</Button>
          <Button variant="outline">Nein</Button>
        </Inline>
      ),
      words: 'Wer nur die Knöpfe liest oder hört, weiß nicht, wozu er Ja sagt.',
    },
  },
  {
    title: 'Fehler sagen, wie es richtig wird',
    yes: {
      picture: (
        <TextField
          label="Postleitzahl"
          hint="Fünf Ziffern"
          error="Es fehlt eine Ziffer. Eine Postleitzahl hat fünf."
          defaultValue="0410"
        />
      ),
      words: 'Die Beschriftung bleibt stehen, der Fehler nennt den Weg.',
    },
    no: {
      picture: <TextField label="Angabe" error="Ungültige Eingabe" defaultValue="0410" />,
      words: 'Niemand erfährt, was hineingehört oder was falsch ist.',
    },
  },
  {
    title: 'Wenige Möglichkeiten zeigen, viele einklappen',
    yes: {
      picture: (
        <RadioGroup
          legend="Wer sind Sie?"
          name="muster-rolle"
          options={[
            { value: 'eigen', label: 'Ich wohne im eigenen Haus' },
            { value: 'miete', label: 'Ich vermiete' },
          ]}
        />
      ),
      words: 'Zwei Antworten stehen offen da und lassen sich vergleichen.',
    },
    no: {
      picture: (
        <Select label="Wer sind Sie?">
          <option>Bitte wählen</option>
          <option>Ich wohne im eigenen Haus</option>
          <option>Ich vermiete</option>
        </Select>
      ),
      words: 'Für zwei Antworten kostet die Liste einen Griff mehr und verbirgt sie.',
    },
  },
  {
    title: 'Eine Meldung, nicht drei',
    yes: {
      picture: (
        <Alert tone="warning" label="Achtung" title="Erst den Antrag stellen, dann beauftragen">
          Wer vorher beauftragt, verliert den Zuschuss.
        </Alert>
      ),
      words: 'Das Wichtigste zuerst, dann die Folge.',
    },
    no: {
      picture: (
        <Stack gap={2}>
          <Alert tone="info" label="Hinweis" title="Bitte beachten" />
          <Alert tone="warning" label="Achtung" title="Wichtig" />
          <Alert tone="error" label="Fehler" title="Unbedingt lesen" />
        </Stack>
      ),
      words: 'Wo alles ruft, hört niemand hin.',
    },
  },
  {
    title: 'Kennzeichnen, was stimmt',
    yes: { picture: <Badge>Richtwert</Badge>, words: 'Ein Wort, das etwas Prüfbares sagt.' },
    no: { picture: <Badge tone="sun">Bestseller</Badge>, words: 'Lob, das niemand vergeben hat.' },
  },
];

/** Do and don't as pictures of the components themselves. */
export function DoDontPage() {
  return (
    <Page
      title="So ja, so nicht"
      lead="Dieselben Bausteine, einmal gut verwendet und einmal so, dass Menschen daran hängen bleiben."
    >
      {PAIRS.map(({ title, yes, no }) => (
        <Section key={title} title={title}>
          <div className="mu-pair">
            <Picture kind="do" {...yes} />
            <Picture kind="dont" {...no} />
          </div>
        </Section>
      ))}
    </Page>
  );
}
