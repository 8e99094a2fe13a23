import { BarChart, RangeChart, StackChart } from '@sanierungsweg/ui/charts';
import { LineChart } from '@sanierungsweg/ui/line-chart';
import { long, MIRRORED, REST, type StillsOfComponent } from './still';

// Beispielwerte, keine Preise: was wirklich kostet, steht in den Daten der Seiten.

/** States of all charts. */
export const chartStills: readonly (readonly [component: unknown, stills: StillsOfComponent])[] = [
  [
    LineChart,
    {
      states: [REST, { name: 'Tabelle gefaltet', props: { tableSummary: 'Dieselben Werte als Tabelle' } }, MIRRORED],
      draw: (props) => (
        <LineChart
          caption="Beispiel: wann gespart ist"
          columns={['Nach', 'Gespart']}
          x={{
            max: 30,
            ticks: [
              { value: 0, text: '0' },
              { value: 15, text: '15' },
              { value: 30, text: '30 Jahre' },
            ],
          }}
          y={{ max: 30, ticks: [0, 10, 20, 30].map((value) => ({ value, text: `${value} T€` })) }}
          series={[
            {
              label: 'Gespart',
              points: [
                { x: 0, y: 0 },
                { x: 30, y: 30 },
              ],
            },
            {
              label: 'Eigenanteil',
              points: [
                { x: 0, y: 18 },
                { x: 30, y: 18 },
              ],
            },
          ]}
          marks={[{ x: 18, y: 18, text: '18 Jahre' }]}
          rows={[{ label: '18 Jahren', values: ['18 T€'], marked: true }]}
          {...props}
        />
      ),
    },
  ],
  [
    BarChart,
    {
      states: [
        REST,
        { name: 'Wert fehlt', props: { rows: [{ label: 'Wand', values: [null] }], empty: 'keine Angabe' } },
        MIRRORED,
      ],
      draw: (props) => (
        <BarChart
          caption="Beispiel: eine Reihe"
          rowHeader="Bauteil"
          max={3}
          series={[{ label: 'Wärmeverlust', tone: 'wool' }]}
          rows={[{ label: 'Wand', values: [{ value: 1.5, text: '1,5 W/(m²K)' }] }]}
          {...props}
        />
      ),
    },
  ],
  [
    RangeChart,
    {
      states: [
        REST,
        { name: 'Ein Wert', props: { rows: [{ label: 'Festpreis', from: 12, to: 12, text: '12 T€' }] } },
        long({ rows: [{ label: 'Beispiel mit einem langen Namen, der umbricht', from: 4, to: 9, text: '4–9 T€' }] }),
        MIRRORED,
      ],
      draw: (props) => (
        <RangeChart
          caption="Beispiel: eine Spanne"
          columns={['Gerät', 'Spanne']}
          max={30}
          rows={[{ label: 'Mittel', from: 8, to: 18, text: '8–18 T€' }]}
          {...props}
        />
      ),
    },
  ],
  [
    StackChart,
    {
      states: [
        REST,
        { name: 'Mit Grenze', props: { limit: { value: 70, label: 'Höchstens', text: '70 %' } } },
        MIRRORED,
      ],
      draw: (props) => (
        <StackChart
          caption="Beispiel: Anteile"
          columns={['Baustein', 'Anteil']}
          max={100}
          segments={[
            { label: 'Erster Anteil', value: 30, text: '30 %' },
            { label: 'Zweiter Anteil', value: 20, text: '20 %' },
          ]}
          {...props}
        />
      ),
    },
  ],
];
