import { Button } from '@sanierungsweg/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { consentStore } from '../../consent';
import { confirmSaved } from './confirmSaved';
import { Notifications } from './Notifications';

/** Saves as the settings do, whose message this is. */
function Save() {
  const save = () => {
    consentStore.rejectAll();
    confirmSaved(consentStore.getSnapshot());
  };
  return <Button onClick={save}>Nur notwendige Cookies</Button>;
}

const meta = {
  title: 'Seitenteile/Meldung nach dem Speichern',
  parameters: { docs: { story: { inline: false, height: '16rem' } }, site: { address: '/' } },
  render: () => (
    <>
      <Save />
      <Notifications />
    </>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gespeichert: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('region', { name: /^Notifications/ }, { timeout: 9000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Nur notwendige Cookies' }));
    const message = await body.findByText('Ihre Einstellungen sind gespeichert.');
    await waitFor(() => expect(message).toBeVisible());
  },
};
