import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Bausteine/Brotkrumen (Breadcrumbs)',
  component: Breadcrumbs,
  args: {
    label: 'Sie sind hier',
    children: [
      <a key="start" href="#start">
        Startseite
      </a>,
      <a key="heizung" href="#heizung">
        Heizung
      </a>,
      <span key="hier" aria-current="page">
        Wärmepumpe: Kosten
      </span>,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DreiEbenen: Story = {
  name: 'Drei Ebenen',
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole('navigation', { name: 'Sie sind hier' });
    await expect(within(trail).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(trail).getByText('Wärmepumpe: Kosten')).toHaveAttribute('aria-current', 'page');
  },
};

export const LangerWeg: Story = {
  name: 'Langer Weg',
  args: {
    children: [
      'Startseite',
      'Energieberatung',
      'Energieberater in Ihrer Stadt',
      'Energieberater Frankfurt am Main',
    ].map((name) => (
      <a key={name} href="#ziel">
        {name}
      </a>
    )),
  },
};
