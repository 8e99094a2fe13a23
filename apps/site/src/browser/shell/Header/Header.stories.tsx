import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Header } from './Header';

const meta = {
  title: 'Seitenteile/Kopf der Seite',
  parameters: {
    docs: { story: { inline: false, height: '46rem' } },
    layout: 'fullscreen',
    site: { address: '/waermepumpe-kosten' },
  },
  render: (_args, { loaded: { route } }) => (
    <>
      <Header route={route} />
      <div style={{ minBlockSize: '44rem' }} />
    </>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Breit: Story = { name: 'Mit Menüs', globals: { viewport: { value: 'breit' } } };

export const MenueOffen: Story = {
  name: 'Menü offen',
  globals: { viewport: { value: 'breit' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Was möchten Sie sanieren?' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('link', { name: 'Fassadendämmung' })).toBeVisible();
  },
};

export const Telefon: Story = { name: 'Auf dem Telefon', globals: { viewport: { value: 'telefon' } } };

export const TelefonMenueOffen: Story = {
  name: 'Menü auf dem Telefon offen',
  globals: { viewport: { value: 'telefon' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }));
    await expect(await canvas.findByRole('dialog', { name: 'Menü' })).toBeVisible();
  },
};
