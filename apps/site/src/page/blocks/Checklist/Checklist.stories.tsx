import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wrap } from '../../../styles/frame.css';
import { AllChecklists } from './AllChecklists';
import { Checklist } from './Checklist';

const meta = {
  title: 'Seitenteile/Angebots-Checkliste',
  parameters: { layout: 'fullscreen', site: { address: '/fachbetriebe-daemmung' } },
  render: () => (
    <div className={wrap}>
      <Checklist />
    </div>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Zugeklappt: Story = {};

/** Ticks are kept nowhere: they are gone with the page. */
export const Ausgefuellt: Story = {
  name: 'Aufgeklappt, mit Haken',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Angebots-Checkliste Dämmung'));
    const tick = canvas.getByRole('checkbox', { name: 'Angebot 2: Wie werden die Anschlüsse ausgeführt?' });
    await userEvent.click(tick);
    await expect(tick).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Checkliste drucken' })).toBeVisible();
  },
};

export const GanzeFragen: Story = {
  name: 'Ganze Fragen, ohne Stichwort davor',
  parameters: { site: { address: '/architekt' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Angebots-Checkliste Architektur'));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(15);
  },
};

export const AlleGewerke: Story = {
  name: 'Alle Gewerke',
  parameters: { site: { address: '/handwerkersuche' } },
  render: () => (
    <div className={wrap}>
      <AllChecklists />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Angebots-Checklisten für/));
    await expect(canvas.getByRole('link', { name: 'Umzug' })).toBeVisible();
  },
};
