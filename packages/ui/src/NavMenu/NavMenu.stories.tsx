import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { NavMenu } from './NavMenu';

const links = (
  <ul>
    {['Dämmung', 'Fenster und Türen', 'Heizung'].map((name) => (
      <li key={name}>
        <a href={`#${name}`}>{name}</a>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Bausteine/Menü im Kopf (NavMenu)',
  component: NavMenu,
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  args: { id: 'leistungen', label: 'Leistungen', children: links },
  argTypes: { children: { control: false }, align: { control: 'inline-radio', options: ['start', 'end'] } },
  decorators: [
    (Story) => (
      <nav aria-label="Beispiel">
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof NavMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {};

export const Offen: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Leistungen' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(within(canvasElement).getByRole('link', { name: 'Heizung' })).toBeVisible();
  },
};

export const AktuelleSeite: Story = {
  name: 'Aktuelle Seite',
  args: { current: true },
};

export const AmEndeAusgerichtet: Story = {
  name: 'Am Ende ausgerichtet',
  args: { align: 'end' },
  render: (args) => (
    <Inline justify="end">
      <NavMenu {...args} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Leistungen' });
    await userEvent.click(button);
    const last = await within(canvasElement).findByRole('link', { name: 'Heizung' });
    await waitFor(() => expect(last).toBeVisible());
  },
};
