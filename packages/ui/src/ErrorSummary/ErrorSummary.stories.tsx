import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  title: 'Bausteine/Fehlerliste (ErrorSummary)',
  component: ErrorSummary,
  args: {
    title: 'Bitte ändern Sie zwei Angaben',
    errors: [
      { field: 'summary-plz', message: 'Die Postleitzahl hat fünf Ziffern.' },
      { field: 'summary-mail', message: 'In der E-Mail-Adresse fehlt das @.' },
    ],
  },
  argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] } },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ÜberDenFeldern: Story = {
  name: 'Über den Feldern',
  render: (args) => (
    <form>
      <Stack>
        <ErrorSummary {...args} />
        <TextField
          id="summary-plz"
          label="Postleitzahl"
          error="Die Postleitzahl hat fünf Ziffern."
          defaultValue="041"
        />
        <TextField id="summary-mail" label="E-Mail" error="In der E-Mail-Adresse fehlt das @." defaultValue="anna" />
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole('group', { name: 'Bitte ändern Sie zwei Angaben' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /Postleitzahl/ }));
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toHaveFocus();
  },
};

export const OhneFeld: Story = {
  name: 'Ohne Feld',
  args: {
    title: 'Die Anfrage wurde nicht gesendet',
    errors: [{ message: 'Der Server antwortet nicht. Bitte später noch einmal.' }],
  },
};
