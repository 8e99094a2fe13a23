import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './BarChart';

const meta = {
  title: 'Bausteine/Diagramme/Balken (BarChart)',
  component: BarChart,
  args: {
    caption: 'Beispiel: vorher und nachher',
    rowHeader: 'Bauteil',
    max: 3,
    series: [
      { label: 'Vorher', tone: 'before' },
      { label: 'Nachher', tone: 'wool' },
    ],
    rows: [
      {
        label: 'Wand',
        values: [
          { value: 1.5, text: '1,5 W/(m²K)' },
          { value: 0.5, text: '0,5 W/(m²K)' },
        ],
      },
      {
        label: 'Fenster',
        values: [
          { value: 3, text: '3,0 W/(m²K)' },
          { value: 1, text: '1,0 W/(m²K)' },
        ],
      },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vergleich: Story = {};

export const EineReihe: Story = {
  name: 'Eine Reihe',
  args: {
    caption: 'Beispiel: eine Reihe ohne Legende',
    series: [{ label: 'Verbrauch', tone: 'after' }],
    rows: [
      { label: 'Klein', values: [{ value: 1, text: '1 MWh' }] },
      { label: 'Groß', values: [{ value: 3, text: '3 MWh' }] },
    ],
  },
};

export const NichtsUndZuViel: Story = {
  name: 'Nichts und zu viel',
  args: {
    caption: 'Beispiel: kein Balken, und einer, der über die Achse hinausgeht',
    series: [{ label: 'Verbrauch', tone: 'after' }],
    rows: [
      { label: 'Nichts', values: [{ value: 0, text: '0 MWh' }] },
      { label: 'Zu viel', values: [{ value: 5, text: '5 MWh' }] },
    ],
  },
};

export const FehlenderWert: Story = {
  name: 'Fehlender Wert',
  args: { rows: [{ label: 'Kellerdecke', values: [{ value: 1, text: '1,0 W/(m²K)' }, null] }], empty: 'keine Angabe' },
};
