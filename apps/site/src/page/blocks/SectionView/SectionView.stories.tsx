import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuideRecord, InfoRecord } from '../../../content/records';
import type { Page } from '../../loadPage';
import { SectionView } from './SectionView';

type Type = (GuideRecord['sections'][number] | InfoRecord['sections'][number])['type'];

/** The first section of this type in the record, as visitors see it. */
function sectionOf(page: Page, type: Type, chart?: 'range' | 'bar') {
  const { sections } = (page as Page<GuideRecord>).record;
  const section = sections.find(
    (entry) => entry.type === type && (!chart || ('chart' in entry && entry.chart === chart)),
  );
  if (!section) throw new Error(`site: The record “${page.record.topic}” has no section of type ${type}.`);
  return section;
}

const meta = { title: 'Seitenteile/Abschnitte', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (address: string, type: Type, chart?: 'range' | 'bar'): Story => ({
  parameters: { site: { address } },
  render: (_args, { loaded: { page } }) => <SectionView section={sectionOf(page, type, chart)} />,
});

export const Fliesstext: Story = { name: 'Fließtext', ...story('/daemmung', 'prose') };
export const Rat: Story = { name: 'Rat für eine Lesergruppe', ...story('/daemmung', 'advice') };
export const Karten: Story = { name: 'Karten', ...story('/waermepumpe-kosten', 'cards') };
export const Bestandteile: Story = {
  name: 'Bestandteile einer Anlage',
  ...story('/photovoltaik-anlage', 'components'),
};
export const Groessen: Story = { name: 'Drei Anlagengrößen', ...story('/photovoltaik-anlage', 'sizes') };
export const Tabelle: Story = { name: 'Tabelle', ...story('/waermepumpe-kosten', 'table') };
export const Spannen: Story = { name: 'Datenbild: Spannen', ...story('/waermepumpe-kosten', 'chart', 'range') };
export const Balken: Story = { name: 'Datenbild: Balken', ...story('/daemmung', 'chart', 'bar') };
export const Schritte: Story = { name: 'Schritte', ...story('/heizung', 'steps') };
export const Rechnung: Story = { name: 'Rechenbeispiel', ...story('/waermepumpe-kosten', 'calculation') };
export const Rechner: Story = { name: 'Rechner', ...story('/waermepumpe-foerderung', 'calculator') };
export const Zeitstrahl: Story = { name: 'Zeitstrahl', ...story('/foerderungen', 'timeline') };
export const Staedte: Story = { name: 'Städte', ...story('/elektriker-naehe', 'cities') };
export const Formular: Story = { name: 'Anfrageformular', ...story('/daemmung', 'leadForm') };
export const Aufruf: Story = { name: 'Aufruf am Ende', ...story('/foerderungen', 'callToAction') };
export const Angaben: Story = { name: 'Angaben des Betreibers', ...story('/impressum', 'operator') };
export const Team: Story = { name: 'Team', ...story('/ueber-uns', 'team') };
export const Versprechen: Story = { name: 'Zugesagte Zahlen', ...story('/ueber-uns', 'claims') };
export const Aenderungen: Story = { name: 'Änderungen der Zahlen', ...story('/ueber-uns', 'changes') };
export const Begriffe: Story = { name: 'Alle Begriffe', ...story('/energietrends', 'glossary') };
export const Knopf: Story = { name: 'Einzelner Knopf', ...story('/ueber-uns', 'button') };
