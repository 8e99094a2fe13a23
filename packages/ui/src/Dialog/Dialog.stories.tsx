import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from './Dialog';

/** Öffnet den Dialog so, wie eine Seite es tut: mit einer Schaltfläche, zu der der Fokus zurückkehrt. */
function WithOpener({ open: startsOpen, ...props }: DialogProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dialog öffnen</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange?.(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Bausteine/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  render: (args) => <WithOpener {...args} />,
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Anfrage verwerfen?',
    closeLabel: 'Schließen',
    description: 'Ihre Angaben sind dann gelöscht. Das lässt sich nicht rückgängig machen.',
    children: null,
    actions: (
      <>
        <Button variant="destructive">Verwerfen</Button>
        <Button variant="outline">Weiter ausfüllen</Button>
      </>
    ),
  },
  argTypes: {
    actions: { control: false },
    children: { control: false },
    size: { control: 'inline-radio', options: ['default', 'wide'] },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {};

export const Offen: Story = { args: { open: true } };

export const Breit: Story = {
  args: {
    open: true,
    size: 'wide',
    title: 'Einwilligungen',
    description: undefined,
    children: <p>Hier stehen die Einstellungen.</p>,
  },
};

export const LangerInhalt: Story = {
  name: 'Langer Inhalt',
  args: {
    open: true,
    title: 'Wärmepumpen-Heizungssystem mit Pufferspeicher: Hinweise zum Einbau',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={`absatz-${index + 1}`}>
        Absatz {index + 1}: Der Inhalt rollt im Dialog, die Seite dahinter bleibt stehen.
      </p>
    )),
  },
};

export const Schublade: Story = {
  args: {
    open: true,
    kind: 'drawer',
    title: 'Herkunft der Zahlen',
    description: undefined,
    actions: undefined,
    children: <p>Quelle, Stand und Abweichungen.</p>,
  },
};

export const Rückfrage: Story = {
  args: { open: true, kind: 'alert' },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('alertdialog', { name: 'Anfrage verwerfen?' });
    await expect(within(dialog).queryByRole('button', { name: 'Schließen' })).toBeNull();
  },
};

export const ÖffnenUndSchließen: Story = {
  name: 'Öffnen und schließen',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Dialog öffnen' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Anfrage verwerfen?' });
    await expect(dialog).toHaveAccessibleDescription(/gelöscht/);
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};
