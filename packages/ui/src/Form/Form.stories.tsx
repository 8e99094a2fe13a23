import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Form, type FormProps } from './Form';

/** Ein Formular, wie es eine Seite schreibt: Der „Server“ lehnt ab, was kein @ hat. */
function Contact({ errors: atStart = [], ...props }: FormProps) {
  const id = useId();
  const [error, setError] = useState(atStart[0]?.message);
  return (
    <Form
      {...props}
      errors={error ? [{ field: id, message: error }] : []}
      onSubmit={(event) => {
        event.preventDefault();
        const mail = new FormData(event.currentTarget).get('mail');
        const isRight = typeof mail === 'string' && mail.includes('@');
        setError(isRight ? undefined : 'In der E-Mail-Adresse fehlt das @.');
      }}
    >
      <TextField id={id} name="mail" label="E-Mail" type="email" autoComplete="email" error={error} />
      <div>
        <Button type="submit" variant="cta" loading={props.pending}>
          {props.pending ? 'Wird gesendet …' : 'Absenden'}
        </Button>
      </div>
    </Form>
  );
}

const meta = {
  title: 'Bausteine/Formular (Form)',
  component: Form,
  args: { errorTitle: 'Bitte ändern Sie das noch' },
  argTypes: { children: { control: false }, errorLevel: { control: 'inline-radio', options: [2, 3, 4] } },
  render: (args) => <Contact {...args} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

// No error yet, and a list for its control to add one to.
export const Standard: Story = { args: { errors: [] } };

export const Fehler: Story = {
  args: { errors: [{ field: 'mail', message: 'In der E-Mail-Adresse fehlt das @.' }] },
};

export const Unterwegs: Story = { args: { pending: true } };

export const Absenden: Story = {
  // React awaits the state of a form that is submitted, which the test's scope for actions takes for a fault.
  parameters: { expectedErrors: ['A component suspended inside an `act` scope'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mail = canvas.getByRole('textbox', { name: 'E-Mail' });
    await userEvent.type(mail, 'anna{Enter}');
    await expect(canvas.getByRole('group', { name: 'Bitte ändern Sie das noch' })).toHaveFocus();
    await expect(mail).toHaveValue('anna');
    await userEvent.type(mail, '@example.org{Enter}');
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
