import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { GuideRecord } from '../../../content/records';
import type { Page } from '../../loadPage';
import { SectionView } from '../SectionView/SectionView';
import { ProgrammeTable } from './ProgrammeTable';

/** The section of a page that holds its tool. */
function calculatorOf(page: Page) {
  const section = (page as Page<GuideRecord>).record.sections.find(({ type }) => type === 'calculator');
  if (!section) throw new Error(`site: The record “${page.record.topic}” has no tool.`);
  return section;
}

/** Tools keep their state in the fragment; each story begins without one. */
const withoutFragment = () => window.history.replaceState(null, '', window.location.pathname + window.location.search);

const meta = {
  title: 'Seitenteile/Rechner (CalculatorSection)',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    withoutFragment();
    return withoutFragment;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tool = (address: string): Story => ({
  parameters: { site: { address } },
  render: (_args, { loaded: { page } }) => <SectionView section={calculatorOf(page)} />,
});

type Play = NonNullable<Story['play']>;

/** Types into a field and leaves it; then the result says so. */
const typing =
  (field: string, text: string, shown: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: field });
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await userEvent.tab();
    const result = within(canvas.getByRole('region', { name: 'Ergebnis' }));
    await waitFor(() => expect(result.getAllByText(shown)[0]).toBeVisible());
  };

const choosing =
  (choice: string | RegExp, shown: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: choice }));
    const result = within(canvas.getByRole('region', { name: 'Ergebnis' }));
    await waitFor(() => expect(result.getAllByText(shown)[0]).toBeVisible());
  };

/** Replaces what we assume by a number of the visitor's. */
const assuming =
  (field: string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annahme ändern' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: field }));
    await userEvent.type(canvas.getByRole('textbox', { name: field }), text);
    await waitFor(() => expect(canvas.getAllByText('Ihre Angabe')[0]).toBeVisible());
  };

const STALE = 'Letztes gültiges Ergebnis';

const heatPump = tool('/waermepumpe-foerderung');
export const Waermepumpe: Story = { name: 'Wärmepumpe: Beispiel', ...heatPump };
export const WaermepumpeEigene: Story = {
  name: 'Wärmepumpe: eigene Angaben',
  ...heatPump,
  play: typing('Kosten der Anlage', '30000', 'Ihre Angaben'),
};
export const WaermepumpeFalsch: Story = {
  name: 'Wärmepumpe: falsche Angabe',
  ...heatPump,
  play: typing('Kosten der Anlage', '2.999', STALE),
};
export const WaermepumpeAnnahme: Story = {
  name: 'Wärmepumpe: eigene Annahme',
  ...heatPump,
  play: assuming('Ihr Bonus laut Merkblatt', '10'),
};

const facade = tool('/daemmung-fassade');
export const Fassade: Story = { name: 'Fassade: Beispiel', ...facade };
export const FassadeSpanne: Story = {
  name: 'Fassade: Preisspanne',
  ...facade,
  play: choosing(/Verbundsystem/, /14\.400–\u206021\.600\s€/),
};
export const FassadeZuDuenn: Story = {
  name: 'Fassade: zu dünn für den Zuschuss',
  ...facade,
  play: choosing(/12\scm/, /Kein Zuschuss/),
};
export const FassadeFalsch: Story = {
  name: 'Fassade: falsche Angabe',
  ...facade,
  play: typing('Wandfläche', '9', STALE),
};
export const FassadeAnnahme: Story = {
  name: 'Fassade: eigene Annahme',
  ...facade,
  play: assuming('Ihre Ersparnis je m² und Jahr', '9,5'),
};

const windows = tool('/fenster-kosten');
export const Fenster: Story = { name: 'Fenster: Beispiel', ...windows };
export const FensterSpanne: Story = {
  name: 'Fenster: Preisspanne',
  ...windows,
  play: choosing(/^Kunststoff/, /5\.100–\u206013\.600\s€/),
};
export const FensterZuKlaeren: Story = {
  name: 'Fenster: Zuschuss zu klären',
  ...windows,
  play: typing('Uw-Wert der neuen Fenster', '1', 'zu klären'),
};
export const FensterOhneZuschuss: Story = {
  name: 'Fenster: kein Zuschuss',
  ...windows,
  play: typing('Uw-Wert der neuen Fenster', '1,2', /Kein Zuschuss/),
};
export const FensterFalsch: Story = {
  name: 'Fenster: falsche Angabe',
  ...windows,
  play: typing('Zahl der Fenster', 'viele', STALE),
};
export const FensterAnnahme: Story = {
  name: 'Fenster: eigene Annahme',
  ...windows,
  play: assuming('Ihre Ersparnis im Jahr', '600'),
};

const roof = tool('/photovoltaik-anlage');
export const Dach: Story = { name: 'Solardach: Beispiel', ...roof };
export const DachKnapp: Story = {
  name: 'Solardach: knapp',
  ...roof,
  play: typing('Freie Dachfläche', '28', /Das wird knapp/),
};
export const DachZuKlein: Story = {
  name: 'Solardach: zu klein',
  ...roof,
  play: typing('Freie Dachfläche', '20', 'keine der drei Größen'),
};
export const DachFalsch: Story = {
  name: 'Solardach: falsche Angabe',
  ...roof,
  play: typing('Freie Dachfläche', '0', STALE),
};
export const DachAnnahme: Story = {
  name: 'Solardach: eigene Annahme',
  ...roof,
  play: assuming('Ihr Vorteil im Jahr', '1500'),
};

const solar = tool('/solaranlage-kosten');
export const Solaranlage: Story = { name: 'Solaranlage: Beispiel', ...solar };
export const SolaranlageEigene: Story = {
  name: 'Solaranlage: eigene Annahme',
  ...solar,
  play: assuming('Ihr Vorteil im Jahr', '1000'),
};
export const SolaranlageFalsch: Story = {
  name: 'Solaranlage: falsche Angabe',
  ...solar,
  play: typing('Kaufpreis', '999', STALE),
};

const finder = tool('/foerderungen');
export const Finder: Story = { name: 'Finder: Beispiel', ...finder };
export const FinderZweiteFrage: Story = {
  name: 'Finder: zweite Frage',
  ...finder,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Wie nutzen Sie das Haus?' })).toHaveFocus();
  },
};
export const FinderGanzesHaus: Story = {
  name: 'Finder: ganzes Haus',
  ...finder,
  play: choosing('Ganzes Haus', 'Ganzes Haus: Kredit der KfW'),
};
export const FinderMiete: Story = {
  name: 'Finder: zur Miete',
  ...finder,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Haus:/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Zur Miete' }));
    const result = within(canvas.getByRole('region', { name: 'Ergebnis' }));
    await waitFor(() => expect(result.getByText('kein Programm')).toBeVisible());
  },
};
export const FinderOhneSkript: Story = {
  name: 'Finder: alle Programme, ohne Skript',
  ...finder,
  render: (_args, { loaded: { page } }) => {
    const section = calculatorOf(page);
    return 'programmes' in section ? <ProgrammeTable programmes={section.programmes} /> : <p>{section.heading}</p>;
  },
};
export const FinderFalsch: Story = {
  name: 'Finder: falsche Angabe',
  ...finder,
  play: typing('Kosten der Maßnahme', '999', STALE),
};
