import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { HomeRecord } from '../../../content/pages/home';
import type { Page } from '../../loadPage';
import { HousePlanner } from './HousePlanner';

/** The plan keeps its state in the fragment; each story begins without one. */
const withoutFragment = () => window.history.replaceState(null, '', window.location.pathname + window.location.search);

const meta = {
  title: 'Seitenteile/Planer der Startseite (HousePlanner)',
  parameters: { layout: 'fullscreen', site: { address: '/' } },
  beforeEach: () => {
    withoutFragment();
    return withoutFragment;
  },
  render: (_args, { loaded: { page } }) => {
    const { record } = page as Page<HomeRecord>;
    return <HousePlanner planner={record.planner} titles={record.services.cards.map(({ title }) => title)} />;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name without what only parts its lines. */
const named = (name: string) => (given: string) => given.replace('\u00AD', '').replace('\u00A0', ' ') === name;

/** Ticks boxes; then the sum says so. */
const ticking =
  (names: readonly string[], sum: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(canvas.getByRole('checkbox', { name: named(name) }));
    await waitFor(() => expect(canvas.getByText(sum, { selector: 'output' })).toBeVisible());
  };

export const NichtsGewaehlt: Story = { name: 'Nichts gewählt' };
export const DreiTeile: Story = {
  name: 'Dämmung, Heizung, Fenster',
  play: ticking(['A Dämmung', 'B Heizung', 'D Fenster & Türen'], /36\.000–\u206061\.000\s€/),
};
export const OhnePreis: Story = {
  name: 'Nur Teile ohne Preis',
  play: ticking(['E Dach', 'F Energieberatung'], 'Preis: nur per Angebot'),
};
export const Alles: Story = {
  name: 'Alles gewählt',
  play: ticking(
    ['A Dämmung', 'B Heizung', 'C Photovoltaik', 'D Fenster & Türen', 'E Dach', 'F Energieberatung'],
    /44\.000–\u206073\.000\s€/,
  ),
};
export const EigeneAngaben: Story = {
  name: 'Eigene Angaben',
  play: async (context) => {
    await ticking(['A Dämmung'], /18\.000–\u206027\.000\s€/)(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByText('Annahmen ändern'));
    const field = await canvas.findByRole('textbox', { name: 'Fassade' });
    await userEvent.clear(field);
    await userEvent.type(field, '200');
    await waitFor(() => expect(canvas.getByText(/24\.000–\u206036\.000\s€/, { selector: 'output' })).toBeVisible());
  },
};
export const FalscheAngabe: Story = {
  name: 'Falsche Angabe',
  play: async (context) => {
    await ticking(['A Dämmung'], /18\.000–\u206027\.000\s€/)(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByText('Annahmen ändern'));
    const field = await canvas.findByRole('textbox', { name: 'Fassade' });
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await waitFor(() => expect(canvas.getByText('Letztes gültiges Ergebnis')).toBeVisible());
  },
};
