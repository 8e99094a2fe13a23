import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Table } from './Table';

// Beispielwerte, keine Preise: was wirklich kostet, steht in den Daten der Seiten.
const meta = {
  title: 'Bausteine/Tabelle (Table)',
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

export const OhneZeilenköpfe: Story = {
  name: 'Ohne Zeilenköpfe',
  args: { rowHeaders: false },
};

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

export const LangeÜberschriftSchmal: Story = {
  name: 'Lange Überschrift, schmal',
  args: {
    ...Breit.args,
    caption: 'Eine lange Überschrift bricht um und bleibt stehen, während die Tabelle darunter zur Seite rollt',
  },
  globals: { viewport: { value: 'schmal' } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Breites Beispiel' });
    const caption = within(box).getByText(/^Eine lange Überschrift/);
    const seen = () => {
      const [frame, text] = [box.getBoundingClientRect(), caption.getBoundingClientRect()];
      return [Math.round(text.left - frame.left), text.right <= frame.right];
    };
    await expect(seen()).toEqual([1, true]);
    box.scrollLeft = 200;
    await waitFor(() => expect(box.scrollLeft).toBe(200));
    await expect(seen()).toEqual([1, true]);
  },
};

const PHONE = {
  label: 'Dämmstoffe im Vergleich',
  caption: 'Beispiel: vier Spalten auf dem Telefon',
  columns: ['Dämmstoff', 'Dicke', { header: 'Preis je m²', align: 'end' as const }, 'Brennbar'],
  rows: [
    ['Mineralwolle', '16 cm', '40 €', 'nein'],
    ['Holzfaser', '18 cm', '60 €', 'ja'],
  ],
};

export const KartenAufDemTelefon: Story = {
  name: 'Karten auf dem Telefon',
  args: { ...PHONE, phone: 'cards' },
  globals: { viewport: { value: 'schmal' } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: PHONE.label });
    await expect(box.scrollWidth).toBe(box.clientWidth);
    await expect(within(box).getByRole('row', { name: /Holzfaser/ })).toBeVisible();
    await expect(within(box).getAllByRole('cell')).toHaveLength(6);
  },
};

export const FesteSpalte: Story = {
  name: 'Feste erste Spalte',
  args: { ...Breit.args, phone: 'fixed' },
  globals: { viewport: { value: 'schmal' } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Breites Beispiel' });
    const first = within(box).getAllByRole('rowheader')[0];
    const edge = () => Math.round((first?.getBoundingClientRect().left ?? 0) - box.getBoundingClientRect().left);
    await expect(edge()).toBe(1);
    box.scrollLeft = 200;
    await waitFor(() => expect(box.scrollLeft).toBe(200));
    await expect(edge()).toBe(1);
    // The line that says that there is more stays with it.
    await expect(first && getComputedStyle(first, '::after').borderInlineEndWidth).toBe('2px');
  },
};
