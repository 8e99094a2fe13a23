import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Toaster, toast } from './Toaster';

const meta = {
  title: 'Bausteine/Meldungen (Toaster)',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  // Messages outlive the story that showed them.
  beforeEach: () => {
    toast.dismiss();
  },
  args: { label: 'Meldungen', closeLabel: 'Meldung schließen' },
  argTypes: {
    theme: { control: 'inline-radio', options: ['light', 'dark', 'system'] },
    position: {
      control: 'select',
      options: ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'],
    },
  },
  render: (args) => (
    <>
      <Button onClick={() => toast('Adresse kopiert')}>Meldung</Button>{' '}
      <Button
        variant="outline"
        onClick={() => toast.success('Einstellungen gespeichert', { description: 'Sie gelten ab sofort.' })}
      >
        Erfolg
      </Button>{' '}
      <Button
        variant="outline"
        onClick={() => toast.error('Nicht gespeichert', { description: 'Bitte versuchen Sie es noch einmal.' })}
      >
        Fehler
      </Button>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bereit: Story = {};

export const MeldungZeigen: Story = {
  name: 'Meldung zeigen',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Meldungen alt+T' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Erfolg' }));
    const message = await canvas.findByText('Einstellungen gespeichert');
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Meldung schließen' }));
  },
};

export const Aufgefächert: Story = {
  name: 'Drei Arten, aufgefächert',
  parameters: { docs: { story: { height: '24rem' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: 'Meldungen alt+T' });
    const duration = Number.POSITIVE_INFINITY;
    toast.error('Nicht gespeichert', { duration, cancel: { label: 'Verwerfen', onClick: () => {} } });
    toast.info('Eine neue Fassung ist da', { duration, action: { label: 'Neu laden', onClick: () => {} } });
    toast.success('Einstellungen gespeichert', { duration, description: 'Sie gelten ab sofort.' });
    const message = await canvas.findByText('Einstellungen gespeichert');
    await userEvent.hover(message);
    // The look of the package, not sonner's own: its style sheet would win over the layer of components.
    await expect(getComputedStyle(message).fontFamily).toBe(getComputedStyle(document.body).fontFamily);
  },
};
