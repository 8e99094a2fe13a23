import { Alert } from '@sanierungsweg/ui/alert';
import { Badge } from '@sanierungsweg/ui/badge';
import { Divider } from '@sanierungsweg/ui/divider';
import { Heading } from '@sanierungsweg/ui/heading';
import { Icon } from '@sanierungsweg/ui/icon';
import { Container, Grid, Inline, Stack } from '@sanierungsweg/ui/layout';
import { Progress } from '@sanierungsweg/ui/progress';
import { Prose } from '@sanierungsweg/ui/prose';
import { Spinner } from '@sanierungsweg/ui/spinner';
import { Step, Steps } from '@sanierungsweg/ui/steps';
import { Table } from '@sanierungsweg/ui/table';
import { long, MIRRORED, REST, type StillsOfComponent } from './still';

const LONG =
  'Die Spannen gelten für ein Einfamilienhaus und enthalten den Einbau, aber keine Nebenarbeiten wie Gerüst oder Entsorgung.';

const places = (names: readonly string[]) => names.map((name) => <Badge key={name}>{name}</Badge>);
const PLACES = ['Dach', 'Fassade', 'Fenster'];
const MANY_PLACES = [...PLACES, 'Kellerdecke', 'Heizung', 'Oberste Geschossdecke'];

/** States of all components that only show something, charts apart. */
export const contentStills: readonly (readonly [component: unknown, stills: StillsOfComponent])[] = [
  [
    Alert,
    {
      states: [
        REST,
        { name: 'Erfolg', props: { tone: 'success', label: 'Erledigt' } },
        { name: 'Warnung', props: { tone: 'warning', label: 'Achtung' } },
        { name: 'Fehler', props: { tone: 'error', label: 'Fehler' } },
        { name: 'Ohne Titel', props: { title: undefined } },
        long({ children: LONG }),
        MIRRORED,
      ],
      draw: (props) => (
        <Alert label="Hinweis" title="Die Preise sind Richtwerte" {...props}>
          {'children' in props ? String(props.children) : 'Ihr Angebot kann davon abweichen.'}
        </Alert>
      ),
    },
  ],
  [
    Badge,
    {
      states: [
        REST,
        { name: 'Sonne', props: { tone: 'sun' } },
        { name: 'Vertrauen', props: { tone: 'trust' } },
        { name: 'Fehler', props: { tone: 'error' } },
        long({ children: 'Förderantrag vor Vertragsabschluss' }),
        MIRRORED,
      ],
      draw: (props) => <Badge {...props}>{'children' in props ? String(props.children) : 'Richtwert'}</Badge>,
    },
  ],
  [
    Spinner,
    {
      states: [
        REST,
        long({ children: 'Das Formular unseres Partners wird geladen. Das dauert einige Sekunden.' }),
        MIRRORED,
      ],
      draw: (props) => <Spinner>{'children' in props ? String(props.children) : 'Angebote werden geladen …'}</Spinner>,
    },
  ],
  [
    Progress,
    {
      states: [
        REST,
        { name: 'Fertig', props: { value: 4, text: 'Fertig' } },
        { name: 'Dauer unbekannt', props: { value: undefined, text: 'Wird geprüft …' } },
        long({ label: 'Ihre Anfrage an Fachbetriebe in Ihrer Nähe' }),
        MIRRORED,
      ],
      draw: (props) => <Progress label="Ihre Anfrage" value={2} max={4} text="Schritt 2 von 4" {...props} />,
    },
  ],
  [
    Heading,
    {
      states: [
        REST,
        { name: 'Größte', props: { size: 'display' } },
        { name: 'Kleinste', props: { size: 4 } },
        long({ children: 'Klimageschwindigkeitsbonus und Einkommensbonus für selbst genutzte Einfamilienhäuser' }),
        MIRRORED,
      ],
      draw: (props) => (
        <Heading level={4} size={2} {...props}>
          {'children' in props ? String(props.children) : 'Was kostet Ihre Fassade?'}
        </Heading>
      ),
    },
  ],
  [
    Divider,
    {
      states: [
        REST,
        { name: 'Planlinie', props: { weight: 'plan' } },
        { name: 'Bodenlinie', props: { weight: 'ground' } },
      ],
      draw: (props) => <Divider {...props} />,
    },
  ],
  [
    Icon,
    {
      states: [REST, { name: 'Mit Bedeutung', props: { name: 'circle-alert', label: 'Achtung' } }, MIRRORED],
      draw: (props) => (
        <p>
          <Icon name="check" {...props} /> So groß wie die Zeile
        </p>
      ),
    },
  ],
  [
    Container,
    {
      states: [REST, { name: 'Lesetext', props: { width: 'text' } }, MIRRORED],
      draw: (props) => (
        <Container {...props}>
          <p>{LONG}</p>
        </Container>
      ),
    },
  ],
  [
    Grid,
    {
      states: [REST, long({ many: true }), MIRRORED],
      draw: ({ many }: { many?: boolean }) => <Grid item="small">{places(many ? MANY_PLACES : PLACES)}</Grid>,
    },
  ],
  [
    Inline,
    {
      states: [REST, { name: 'An den Rändern', props: { justify: 'between' } }, long({ many: true }), MIRRORED],
      draw: ({ many, ...props }: { many?: boolean }) => (
        <Inline {...props}>{places(many ? MANY_PLACES : PLACES)}</Inline>
      ),
    },
  ],
  [
    Stack,
    {
      states: [REST, { name: 'Eigene Breite', props: { align: 'start' } }, MIRRORED],
      draw: (props) => <Stack {...props}>{places(PLACES)}</Stack>,
    },
  ],
  [
    Prose,
    {
      states: [REST, MIRRORED],
      draw: () => (
        <Prose>
          <p>
            Der Blick auf das <a href="#dach">Dach</a> lohnt sich, <mark>bevor</mark> Sie über die Heizung entscheiden.
          </p>
          <ul>
            <li>Dach oder oberste Geschossdecke</li>
            <li>Fassade</li>
          </ul>
        </Prose>
      ),
    },
  ],
  [
    Steps,
    {
      states: [REST, { name: 'Vier Spalten', props: { columns: 4 } }, MIRRORED],
      draw: (props) => (
        <Steps {...props}>
          {['Vorhaben beschreiben', 'Angebote vergleichen', 'Betrieb auswählen'].map((heading) => (
            <Step key={heading} heading={heading} level={4}>
              <p>Ein Satz, der sagt, was Sie hier tun.</p>
            </Step>
          ))}
        </Steps>
      ),
    },
  ],
  [
    Table,
    {
      states: [REST, { name: 'Ohne Zeilenköpfe', props: { rowHeaders: false } }, MIRRORED],
      draw: (props, key) => (
        <Table
          label={`Beispiel: ${key}`}
          caption="Dämmstoffe im Beispiel"
          columns={['Dämmstoff', { header: 'Dicke', align: 'end' }]}
          rows={[
            ['Mineralwolle', '16 cm'],
            ['Holzfaser', '18 cm'],
          ]}
          {...props}
        />
      ),
    },
  ],
];
