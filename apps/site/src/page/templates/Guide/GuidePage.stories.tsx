import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PageView } from '../PageView';

const meta = {
  title: 'Seiten/Ratgeber',
  parameters: { docs: { story: { inline: false, height: '46rem' } }, layout: 'fullscreen' },
  render: (_args, { loaded: { page } }) => <PageView page={page} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaermepumpeKosten: Story = {
  name: 'Wärmepumpe: Kosten',
  parameters: { site: { address: '/waermepumpe-kosten', frame: 'page' } },
};

export const Daemmung: Story = { name: 'Dämmung', parameters: { site: { address: '/daemmung', frame: 'page' } } };

export const Foerderungen: Story = {
  name: 'Förderungen',
  parameters: { site: { address: '/foerderungen', frame: 'page' } },
};

export const Energieberater: Story = {
  name: 'Energieberater finden',
  parameters: { site: { address: '/energieberater', frame: 'page' } },
};

export const AnbieterNichtErreichbar: Story = {
  name: 'Im Dunkeln, alles angenommen, Anbieter nicht erreichbar',
  args: { erscheinungsbild: 'dunkel', einwilligung: 'angenommen', anbieter: 'nicht erreichbar' },
  globals: { theme: 'dark' },
  parameters: { site: { address: '/waermepumpe-kosten', frame: 'page' } },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('.lead-widget')?.scrollIntoView();
    const again = () => within(canvasElement).getByText('Erneut versuchen');
    await waitFor(() => expect(again()).toBeVisible(), { timeout: 20_000 });
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    scrollTo(0, 0);
  },
};
