import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Table } from './Table';

// Beispielwerte, keine Preise: was wirklich kostet, steht in den Daten der Seiten.
const meta = {
  title: 'Bausteine/Tabelle',
  component: Table,
  args: {
    label: 'Beispiel einer Preistabelle',
    caption: 'Beispiel einer Preistabelle',
    columns: ['Bauteil', 'Ausführung', { header: 'Beispielpreis', align: 'end' }, { header: 'Anteil', align: 'end' }],
    rows: [
      ['Fenster', 'Holz, dreifach verglast', '1.000 €', '15 %'],
      ['Haustür', 'Holz, gedämmt', '2.000 €', '15 %'],
      ['Rollladen', 'Elektrisch', '500 €', '–'],
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const OhneZeilenköpfe: Story = { args: { rowHeaders: false } };

export const Breit: Story = {
  args: {
    label: 'Breites Beispiel',
    caption: 'Breiter als der Bildschirm: der Kasten rollt, nicht die Seite',
    columns: [
      'Bauteil',
      ...Array.from({ length: 10 }, (_, index) => ({ header: `Jahr ${index + 1}`, align: 'end' as const })),
    ],
    rows: ['Dach', 'Wand'].map((part) => [
      part,
      ...Array.from({ length: 10 }, (_, index) => `${(index + 1) * 1000} kWh`),
    ]),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('region', { name: 'Breites Beispiel' })).toHaveFocus();
  },
};
