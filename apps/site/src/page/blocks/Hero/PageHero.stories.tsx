import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouteCallToAction } from '../CallToAction/RouteCallToAction';
import { PageHero } from './PageHero';

const meta = {
  title: 'Seitenteile/Seitenkopf',
  parameters: { layout: 'fullscreen', site: { address: '/waermepumpe-kosten' } },
  render: (_args, { loaded: { page } }) => (
    <PageHero h1={page.record.h1} lead={page.record.lead} art={page.record.art}>
      {page.record.button && <RouteCallToAction>{page.record.button}</RouteCallToAction>}
    </PageHero>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sonnig: Story = { name: 'Sonnig, mit Knopf' };

export const Schlicht: Story = {
  parameters: { site: { address: '/impressum' } },
  render: (_args, { loaded: { page } }) => (
    <PageHero h1={page.record.h1} lead={page.record.lead} art={page.record.art} />
  ),
};

export const LangeUeberschrift: Story = {
  name: 'Lange Überschrift',
  render: (_args, { loaded: { page } }) => (
    <PageHero
      h1="Wärmepumpen-Heizungssystem mit Pufferspeicher im Mehrfamilienhaus"
      lead={page.record.lead}
      art={page.record.art}
    />
  ),
};
