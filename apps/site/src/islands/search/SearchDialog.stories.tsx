import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { searchFile } from '../../page/search/searchFile';
import { SearchDialog } from './SearchDialog';
import { openIndex } from './searchIndex';

const page = (path: string, label: string, headings: readonly string[] = [], keywords: readonly string[] = []) => ({
  path,
  label,
  title: label,
  description: '',
  keywords,
  sections: headings.map((heading) => ['abschnitt', heading] as const),
});

const index = openIndex(
  searchFile(
    [
      page('/daemmung', 'Dämmung', ['Was die Förderung verlangt']),
      page('/daemmung-fassade', 'Fassadendämmung', ['Dicke und Förderung']),
      page('/heizung', 'Heizung', [], ['Ölheizung']),
      page('/foerderungen', 'Förderungen'),
    ],
    [{ id: 'uWert', name: 'U-Wert', meaning: 'Wie viel Wärme durch ein Bauteil nach außen geht.' }],
    '/energietrends#begriffe',
    ['/daemmung', '/heizung'],
  ),
);

const meta = {
  title: 'Seitenteile/Suche (SearchDialog)',
  component: SearchDialog,
  args: { query: '', onQueryChange: () => {}, onClose: () => {}, load: () => Promise.resolve(index) },
  parameters: { docs: { story: { inline: false, height: '40rem' } }, layout: 'fullscreen' },
  // The query is what the dialog opens with.
  render: (args) => <SearchDialog key={args.query} {...args} />,
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  name: 'Geöffnet',
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Heizung' })).toBeVisible();
  },
};

export const Treffer: Story = {
  args: { query: 'förderung dämmung' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 Treffer'), { timeout: 3_000 });
  },
};

export const Begriff: Story = {
  name: 'Begriff',
  args: { query: 'U-Wert' },
  play: async () => {
    await expect(await screen.findByText(/Wie viel Wärme/)).toBeVisible();
  },
};

export const Postleitzahl: Story = {
  args: { query: '50667' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /Handwerker in 50667 finden/ })).toBeVisible();
  },
};

export const KeinTreffer: Story = {
  name: 'Kein Treffer',
  args: { query: 'Raumschiff' },
  play: async () => {
    await expect(await screen.findByText(/Dazu haben wir keine Seite/)).toBeVisible();
  },
};

export const NichtGeladen: Story = {
  name: 'Nicht geladen',
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht geladen werden');
  },
};
