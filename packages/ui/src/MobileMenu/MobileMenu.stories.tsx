import { ButtonLink } from '@sanierungsweg/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MobileMenu } from './MobileMenu';
import { MobileMenuGroup } from './MobileMenuGroup';

const links = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <a href={`#${name}`}>{name}</a>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Bausteine/Menü mobil (MobileMenu)',
  component: MobileMenu,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  subcomponents: { MobileMenuGroup },
  args: {
    id: 'menue',
    shown: 'always',
    label: 'Menü',
    openLabel: 'Menü öffnen',
    closeLabel: 'Menü schließen',
    header: <strong>Sanierungsweg</strong>,
    children: (
      <nav aria-label="Beispiel">
        <MobileMenuGroup title="Leistungen" defaultOpen>
          {links(['Dämmung', 'Heizung'])}
        </MobileMenuGroup>
        <MobileMenuGroup title="Kosten">{links(['Fenster', 'Dach'])}</MobileMenuGroup>
        <ButtonLink href="#angebot" variant="cta">
          Angebot anfordern
        </ButtonLink>
      </nav>
    ),
  },
  argTypes: { children: { control: false }, header: { control: false } },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {};

export const Offen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }));
    const menu = canvas.getByRole('dialog', { name: 'Menü' });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(within(menu).getByText('Kosten'));
    await expect(within(menu).getByRole('link', { name: 'Dach' })).toBeVisible();
    await expect(within(menu).getByRole('link', { name: 'Dämmung' })).toBeVisible();
  },
};
