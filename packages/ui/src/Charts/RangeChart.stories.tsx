import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RangeChart } from './RangeChart';

const TICKS = [0, 10, 20, 30].map((value) => ({ value: value * 1000, text: `${value === 0 ? 0 : `${value}.000`} €` }));

const meta = {
  title: 'Bausteine/Diagramme/Spannen (RangeChart)',
  component: RangeChart,
  args: {
    caption: 'Beispiel: drei Spannen auf einer Achse',
    columns: ['Gerät', 'Spanne'],
    max: 30_000,
    ticks: TICKS,
    rows: [
      { label: 'Beispiel klein', from: 4000, to: 9000, text: '4.000–9.000 €' },
      { label: 'Beispiel mittel', from: 8000, to: 18_000, text: '8.000–18.000 €' },
      { label: 'Beispiel groß', from: 15_000, to: 30_000, text: '15.000–30.000 €' },
    ],
  },
} satisfies Meta<typeof RangeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const EinWert: Story = {
  name: 'Ein Wert',
  args: { rows: [{ label: 'Festpreis im Beispiel', from: 12_000, to: 12_000, text: '12.000 €' }] },
};

export const Töne: Story = {
  args: {
    rows: (['wool', 'before', 'after', 'soft', 'leaf', 'tile', 'rest'] as const).map((tone, index) => ({
      label: tone,
      from: index * 2000,
      to: 12_000 + index * 3000,
      text: 'Beispiel',
      tone,
    })),
  },
};

export const ÜberDieAchse: Story = {
  name: 'Über die Achse hinaus',
  args: {
    caption: 'Beispiel: was über die Achse hinausgeht, ist abgeschnitten',
    rows: [
      { label: 'Beispiel groß', from: 15_000, to: 45_000, text: '15.000–45.000 €' },
      { label: 'Beispiel mit Abzug', from: -3000, to: 6000, text: '−3.000–6.000 €' },
    ],
  },
};

export const OhneAchse: Story = {
  name: 'Ohne Achse',
  args: { ticks: [] },
};

export const AufDemTelefon: Story = {
  name: 'Auf dem Telefon',
  args: {
    rows: [
      { label: 'Beispiel mit einem langen Namen, der umbricht', from: 4000, to: 9000, text: '4.000–9.000 €' },
      { label: 'Beispiel groß', from: 15_000, to: 30_000, text: '15.000–30.000 €' },
    ],
  },
  globals: { viewport: { value: 'schmal' } },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('table');
    const bar = chart.querySelector('tbody svg')!.getBoundingClientRect();
    await expect(bar.width).toBe(chart.getBoundingClientRect().width);
    await expect(canvas.getByText('4.000–9.000 €').getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
};
