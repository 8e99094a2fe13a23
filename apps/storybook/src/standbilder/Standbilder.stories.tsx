import { Alert } from '@sanierungsweg/ui/alert';
import { Badge } from '@sanierungsweg/ui/badge';
import { Breadcrumbs } from '@sanierungsweg/ui/breadcrumbs';
import { Button, ButtonLink } from '@sanierungsweg/ui/button';
import { Card } from '@sanierungsweg/ui/card';
import { BarChart, RangeChart, StackChart } from '@sanierungsweg/ui/charts';
import { Checkbox } from '@sanierungsweg/ui/checkbox';
import { Accordion, Disclosure } from '@sanierungsweg/ui/disclosure';
import { Divider } from '@sanierungsweg/ui/divider';
import { Fieldset } from '@sanierungsweg/ui/fieldset';
import { Heading } from '@sanierungsweg/ui/heading';
import { Icon } from '@sanierungsweg/ui/icon';
import { Container, Grid, Inline, Stack } from '@sanierungsweg/ui/layout';
import { LineChart } from '@sanierungsweg/ui/line-chart';
import { Link } from '@sanierungsweg/ui/link';
import { MobileMenu } from '@sanierungsweg/ui/mobile-menu';
import { NavMenu } from '@sanierungsweg/ui/nav-menu';
import { NumberField } from '@sanierungsweg/ui/number-field';
import { Progress } from '@sanierungsweg/ui/progress';
import { Prose } from '@sanierungsweg/ui/prose';
import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { Select } from '@sanierungsweg/ui/select';
import { Spinner } from '@sanierungsweg/ui/spinner';
import { Steps } from '@sanierungsweg/ui/steps';
import { Switch } from '@sanierungsweg/ui/switch';
import { Table } from '@sanierungsweg/ui/table';
import { Tabs } from '@sanierungsweg/ui/tabs';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Textarea } from '@sanierungsweg/ui/textarea';
import { Toggletip } from '@sanierungsweg/ui/toggletip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stills } from './Stills';

const meta = {
  title: 'Standbilder',
  component: Stills,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Stills>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Looks of the first cell of a row, in light. */
const looksOf = (canvasElement: HTMLElement, name: string) => {
  const row = [...canvasElement.querySelectorAll('tr')].find((line) => line.querySelector('th')?.textContent === name);
  const reached = row?.querySelector('td')?.querySelector('button, a, input, select, textarea, summary');
  const {
    backgroundColor,
    borderColor,
    boxShadow,
    color,
    filter,
    outlineStyle,
    textDecoration,
    textDecorationThickness,
  } = getComputedStyle(reached ?? document.body);
  return {
    backgroundColor,
    borderColor,
    boxShadow,
    color,
    filter,
    outlineStyle,
    textDecoration,
    textDecorationThickness,
  };
};

export const StButton: Story = {
  name: 'Schaltfläche (Button)',
  args: { of: Button },
  play: async ({ canvasElement }) => {
    const rest = looksOf(canvasElement, 'Ruhe');
    // The rules change with an effect, and the colours with them.
    await waitFor(() => expect(looksOf(canvasElement, 'Zeiger darauf').backgroundColor).not.toBe(rest.backgroundColor));
    await expect(rest.outlineStyle).toBe('none');
    await expect(looksOf(canvasElement, 'Tastaturfokus').outlineStyle).toBe('solid');
    await expect(looksOf(canvasElement, 'Zeiger darauf, outline')).not.toEqual(looksOf(canvasElement, 'Ruhe, outline'));
  },
};

export const StButtonLink: Story = {
  name: 'Schaltfläche als Link (ButtonLink)',
  args: { of: ButtonLink },
};

export const StLink: Story = {
  name: 'Link (Link)',
  args: { of: Link },
};

export const StTextField: Story = {
  name: 'Textfeld (TextField)',
  args: { of: TextField },
};

export const StNumberField: Story = {
  name: 'Zahlenfeld (NumberField)',
  args: { of: NumberField },
};

export const StTextarea: Story = {
  name: 'Mehrzeiliges Feld (Textarea)',
  args: { of: Textarea },
};

export const StSelect: Story = {
  name: 'Auswahlliste (Select)',
  args: { of: Select },
};

export const StCheckbox: Story = {
  name: 'Kästchen (Checkbox)',
  args: { of: Checkbox },
};

export const StRadioGroup: Story = {
  name: 'Auswahl (RadioGroup)',
  args: { of: RadioGroup },
};

export const StSwitch: Story = {
  name: 'Schalter (Switch)',
  args: { of: Switch },
};

export const StFieldset: Story = {
  name: 'Feldgruppe (Fieldset)',
  args: { of: Fieldset },
};

export const StDisclosure: Story = {
  name: 'Aufklapper (Disclosure)',
  args: { of: Disclosure },
};

export const StAccordion: Story = {
  name: 'Akkordeon (Accordion)',
  args: { of: Accordion },
};

export const StTabs: Story = {
  name: 'Reiter (Tabs)',
  args: { of: Tabs },
  play: async ({ canvasElement }) => {
    // A pointer does nothing to the chosen tab, and much to the others.
    const looks = (name: string) => looksOf(canvasElement, name).backgroundColor;
    await waitFor(() => expect(looks('Zeiger darauf, nicht gewählt')).not.toBe(looks('Ruhe, nicht gewählt')));
    await expect(looks('Zeiger darauf')).toBe(looks('Ruhe'));
  },
};

export const StNavMenu: Story = {
  name: 'Menü im Kopf (NavMenu)',
  args: { of: NavMenu },
};

export const StMobileMenu: Story = {
  name: 'Menü mobil (MobileMenu)',
  args: { of: MobileMenu },
};

export const StToggletip: Story = {
  name: 'Begriffserklärung (Toggletip)',
  args: { of: Toggletip },
};

export const StCard: Story = {
  name: 'Karte (Card)',
  args: { of: Card },
};

export const StBreadcrumbs: Story = {
  name: 'Brotkrumen (Breadcrumbs)',
  args: { of: Breadcrumbs },
};

export const StAlert: Story = {
  name: 'Meldung (Alert)',
  args: { of: Alert },
};

export const StBadge: Story = {
  name: 'Kennzeichnung (Badge)',
  args: { of: Badge },
};

export const StSpinner: Story = {
  name: 'Warten (Spinner)',
  args: { of: Spinner },
};

export const StProgress: Story = {
  name: 'Fortschritt (Progress)',
  args: { of: Progress },
};

export const StHeading: Story = {
  name: 'Überschrift (Heading)',
  args: { of: Heading },
};

export const StDivider: Story = {
  name: 'Linie (Divider)',
  args: { of: Divider },
};

export const StIcon: Story = {
  name: 'Symbol (Icon)',
  args: { of: Icon },
};

export const StContainer: Story = {
  name: 'Seitenbreite (Container)',
  args: { of: Container },
};

export const StGrid: Story = {
  name: 'Raster (Grid)',
  args: { of: Grid },
};

export const StInline: Story = {
  name: 'Nebeneinander (Inline)',
  args: { of: Inline },
};

export const StStack: Story = {
  name: 'Stapel (Stack)',
  args: { of: Stack },
};

export const StProse: Story = {
  name: 'Fließtext (Prose)',
  args: { of: Prose },
};

export const StSteps: Story = {
  name: 'Schritte (Steps)',
  args: { of: Steps },
};

export const StTable: Story = {
  name: 'Tabelle (Table)',
  args: { of: Table },
  play: async ({ canvasElement }) => {
    // Its cells are the component's, not those of the sheet of stills around.
    const [cell] = canvasElement.querySelectorAll('.sb-still tbody td');
    await expect(getComputedStyle(cell as Element).borderInlineStartWidth).toBe('0px');
  },
};

export const StLineChart: Story = {
  name: 'Diagramm aus Linien (LineChart)',
  args: { of: LineChart },
};

export const StBarChart: Story = {
  name: 'Diagramm aus Balken (BarChart)',
  args: { of: BarChart },
};

export const StRangeChart: Story = {
  name: 'Diagramm aus Spannen (RangeChart)',
  args: { of: RangeChart },
};

export const StStackChart: Story = {
  name: 'Diagramm als Stapel (StackChart)',
  args: { of: StackChart },
};
