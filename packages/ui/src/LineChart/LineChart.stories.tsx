import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LineChart } from './LineChart';

const YEARS = [0, 5, 10, 15, 20, 25, 30];
const euros = (value: number) => `${value.toLocaleString('de-DE')} €`;

const level = (y: number) => [
  { x: 0, y },
  { x: 30, y },
];

const meta = {
  title: 'Bausteine/Diagramme/Linien (LineChart)',
  component: LineChart,
  args: {
    caption: 'Beispiel: wann der Eigenanteil eingespart ist',
    x: { max: 30, ticks: YEARS.map((value) => ({ value, text: value === 30 ? '30 Jahre' : String(value) })) },
    y: { max: 40_000, ticks: [0, 10_000, 20_000, 30_000, 40_000].map((value) => ({ value, text: euros(value) })) },
    series: [
      {
        label: 'Summe der Ersparnis',
        points: [
          { x: 0, y: 0 },
          { x: 30, y: 30_000 },
        ],
      },
      { label: 'Eigenanteil', points: level(18_000) },
    ],
    area: [
      { x: 18, y: 18_000 },
      { x: 30, y: 30_000 },
      { x: 30, y: 18_000 },
    ],
    marks: [{ x: 18, y: 18_000, text: '18 Jahre' }],
    columns: ['Nach', 'Summe der Ersparnis', 'Gegen den Eigenanteil'],
    rows: [
      { label: '10 Jahren', values: [euros(10_000), `− ${euros(8000)}`] },
      { label: '18 Jahren', values: [euros(18_000), 'ausgeglichen'], marked: true },
      { label: '30 Jahren', values: [euros(30_000), `+ ${euros(12_000)}`] },
    ],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Schnittpunkt: Story = {};

export const Spanne: Story = {
  args: {
    caption: 'Beispiel: eine Spanne bleibt eine Spanne',
    series: [
      {
        label: 'Summe der Ersparnis',
        points: [
          { x: 0, y: 0 },
          { x: 30, y: 30_000 },
        ],
      },
      { label: 'Eigenanteil, von bis', points: level(12_000), upper: level(20_000) },
    ],
    area: undefined,
    marks: [
      { x: 12, y: 12_000, text: '12 Jahre' },
      { x: 20, y: 20_000, text: '20 Jahre' },
    ],
    columns: ['Nach', 'Summe der Ersparnis'],
    rows: [
      { label: '12 Jahren', values: [euros(12_000)], marked: true },
      { label: '20 Jahren', values: [euros(20_000)], marked: true },
    ],
  },
};

export const VierLinien: Story = {
  name: 'Vier Linien',
  args: {
    caption: 'Beispiel: vier Linien, ohne Farbe zu unterscheiden',
    series: [10, 20, 30, 38].map((end) => ({
      label: `Ersparnis ${euros(end * 100)} im Jahr`,
      points: [
        { x: 0, y: 0 },
        { x: 30, y: end * 1000 },
      ],
    })),
    area: undefined,
    marks: [],
  },
};

export const AmRand: Story = {
  name: 'Schnittpunkt am Rand',
  args: {
    area: undefined,
    marks: [
      { x: 0, y: 0, text: 'Beginn' },
      { x: 30, y: 30_000, text: '30 Jahre' },
    ],
  },
};

export const ÜberDieAchse: Story = {
  name: 'Über die Achse hinaus',
  args: {
    caption: 'Beispiel: was über die Achsen hinausgeht, ist abgeschnitten',
    y: { max: 20_000, ticks: [0, 10_000, 20_000].map((value) => ({ value, text: euros(value) })) },
    series: [{ label: 'Summe der Ersparnis', points: [0, 40].map((x) => ({ x, y: x * 1000 })) }],
    area: undefined,
    marks: [],
  },
};

export const EinPunkt: Story = {
  name: 'Ein Punkt',
  args: {
    caption: 'Beispiel: ein einzelner Wert',
    series: [{ label: 'Summe der Ersparnis', points: [{ x: 15, y: 15_000 }] }],
    area: undefined,
    marks: [],
  },
};

export const GefalteteTabelle: Story = {
  name: 'Gefaltete Tabelle',
  args: { tableSummary: 'Dieselben Werte als Tabelle' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Dieselben Werte als Tabelle'));
    await expect(canvas.getByRole('table', { name: /Eigenanteil/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Dieselben Werte als Tabelle'));
  },
};

export const VonRechts: Story = {
  name: 'Von rechts nach links',
  render: (args) => (
    <div dir="rtl">
      <LineChart {...args} />
    </div>
  ),
};
