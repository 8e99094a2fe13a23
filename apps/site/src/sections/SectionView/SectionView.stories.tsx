import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BakedPage } from '../../content/baked';
import type { GuideRecord, InfoRecord } from '../../content/records';
import { SectionView } from './SectionView';

type Type = (GuideRecord['sections'][number] | InfoRecord['sections'][number])['type'];

/** The first section of this type in the record, as visitors see it. */
function sectionOf(page: BakedPage, type: Type, chart?: 'range' | 'bar' | 'stack') {
  const { sections } = (page as BakedPage<GuideRecord>).record;
  const section = sections.find(
    (entry) => entry.type === type && (!chart || ('chart' in entry && entry.chart === chart)),
  );
  if (!section) throw new Error(`site: The record “${page.record.topic}” has no section of type ${type}.`);
  return section;
}

const meta = { title: 'Seitenteile/Abschnitte', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (name: string, address: string, type: Type, chart?: 'range' | 'bar' | 'stack'): Story => ({
  name,
  parameters: { site: { address } },
  render: (_args, { loaded: { page } }) => <SectionView section={sectionOf(page, type, chart)} />,
});

export const Fliesstext: Story = story('Fließtext', '/daemmung', 'prose');
export const Rat: Story = story('Rat für eine Lesergruppe', '/daemmung', 'advice');
export const Karten: Story = story('Karten', '/waermepumpe-kosten', 'cards');
export const Bestandteile: Story = story('Bestandteile einer Anlage', '/photovoltaik-anlage', 'components');
export const Groessen: Story = story('Drei Anlagengrößen', '/photovoltaik-anlage', 'sizes');
export const Tabelle: Story = story('Tabelle', '/waermepumpe-kosten', 'table');
export const Spannen: Story = story('Datenbild: Spannen', '/waermepumpe-kosten', 'chart', 'range');
export const Balken: Story = story('Datenbild: Balken', '/daemmung', 'chart', 'bar');
export const Stapel: Story = story('Datenbild: Stapel', '/waermepumpe-foerderung', 'chart', 'stack');
export const Schritte: Story = story('Schritte', '/heizung', 'steps');
export const Rechnung: Story = story('Rechenbeispiel', '/waermepumpe-kosten', 'calculation');
export const Staedte: Story = story('Städte', '/elektriker-naehe', 'cities');
export const Formular: Story = story('Anfrageformular', '/daemmung', 'leadForm');
export const Aufruf: Story = story('Aufruf am Ende', '/foerderungen', 'callToAction');
export const Angaben: Story = story('Angaben des Betreibers', '/impressum', 'operator');
export const Team: Story = story('Team', '/ueber-uns', 'team');
export const Versprechen: Story = story('Zugesagte Zahlen', '/ueber-uns', 'claims');
export const Knopf: Story = story('Einzelner Knopf', '/ueber-uns', 'button');
