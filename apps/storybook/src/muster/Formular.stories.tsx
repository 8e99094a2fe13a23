import { Alert } from '@sanierungsweg/ui/alert';
import { Button } from '@sanierungsweg/ui/button';
import { Checkbox } from '@sanierungsweg/ui/checkbox';
import type { FormError } from '@sanierungsweg/ui/error-summary';
import { Fieldset } from '@sanierungsweg/ui/fieldset';
import { Form } from '@sanierungsweg/ui/form';
import { Heading } from '@sanierungsweg/ui/heading';
import { Container, Stack } from '@sanierungsweg/ui/layout';
import { RadioGroup } from '@sanierungsweg/ui/radio-group';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Textarea } from '@sanierungsweg/ui/textarea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';

/** Was an den Angaben noch fehlt, in denselben Worten wie am Feld. */
function check(data: FormData): FormError[] {
  const errors: FormError[] = [];
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [postcode, mail] = [textOf('plz').trim(), textOf('mail').trim()];
  if (!postcode) errors.push({ field: 'muster-plz', message: 'Bitte geben Sie die Postleitzahl Ihres Hauses an.' });
  else if (!/^\d{5}$/.test(postcode)) {
    errors.push({ field: 'muster-plz', message: 'Die Postleitzahl hat fünf Ziffern.' });
  }
  if (!mail) errors.push({ field: 'muster-mail', message: 'Bitte geben Sie Ihre E-Mail-Adresse an.' });
  else if (!mail.includes('@')) {
    errors.push({ field: 'muster-mail', message: 'In der E-Mail-Adresse fehlt das @.' });
  }
  if (!data.get('zustimmung')) {
    errors.push({ field: 'muster-zustimmung', message: 'Bitte bestätigen Sie die Datenschutzhinweise.' });
  }
  return errors;
}

function RequestForm() {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [sent, setSent] = useState(false);
  const errorOf = (id: string) => errors.find(({ field }) => field === id)?.message;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check(new FormData(event.currentTarget));
    setErrors(found);
    setSent(found.length === 0);
  };
  if (sent) {
    return (
      <Alert tone="success" label="Erledigt" title="Ihre Anfrage ist angekommen" live="polite">
        Sie bekommen eine Bestätigung per E-Mail.
      </Alert>
    );
  }
  return (
    <Form errors={errors} errorTitle="Bitte ändern Sie das noch" onSubmit={submit} noValidate>
      <RadioGroup
        legend="Worum geht es?"
        name="vorhaben"
        defaultValue="dach"
        layout="row"
        options={[
          { value: 'dach', label: 'Dach' },
          { value: 'fassade', label: 'Fassade' },
          { value: 'heizung', label: 'Heizung' },
        ]}
      />
      <Fieldset legend="Ihr Haus">
        <TextField
          id="muster-plz"
          name="plz"
          label="Postleitzahl"
          hint="Fünf Ziffern"
          inputMode="numeric"
          autoComplete="postal-code"
          error={errorOf('muster-plz')}
        />
        <Textarea name="beschreibung" label="Was soll gemacht werden? (freiwillig)" />
      </Fieldset>
      <TextField
        id="muster-mail"
        name="mail"
        label="E-Mail"
        type="email"
        autoComplete="email"
        error={errorOf('muster-mail')}
      />
      <Checkbox
        id="muster-zustimmung"
        name="zustimmung"
        framed={false}
        label="Ich habe die Datenschutzhinweise gelesen."
        error={errorOf('muster-zustimmung')}
      />
      <div>
        <Button type="submit" variant="cta" size="lg">
          Anfrage senden
        </Button>
      </div>
    </Form>
  );
}

const meta = {
  title: 'Muster/Formularseite',
  // In frames the stories play, and each has its fields for itself, which all bear the same ids.
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  render: () => (
    <Container width="text">
      <Stack gap={6}>
        <Heading level={1}>Angebote anfordern</Heading>
        <RequestForm />
      </Stack>
    </Container>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {};

export const MitFehlern: Story = {
  name: 'Mit Fehlerliste',
  parameters: {
    docs: { story: { height: '70rem' } },
    // React awaits the state of a form that is submitted, which the test's scope for actions takes for a fault.
    expectedErrors: ['A component suspended inside an `act` scope'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Anfrage senden' }));
    const list = await canvas.findByRole('group', { name: 'Bitte ändern Sie das noch' });
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
    await userEvent.click(within(list).getByRole('link', { name: /Postleitzahl/ }));
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toHaveFocus();
  },
};

export const Gesendet: Story = {
  parameters: {
    docs: { story: { height: '16rem' } },
    expectedErrors: ['A component suspended inside an `act` scope'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Typed letter by letter, some would be lost to the frame beside it, whose story takes the focus meanwhile.
    await fireEvent.input(canvas.getByRole('textbox', { name: 'Postleitzahl' }), { target: { value: '04109' } });
    await fireEvent.input(canvas.getByRole('textbox', { name: 'E-Mail' }), { target: { value: 'anna@example.org' } });
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Anfrage senden' }));
    await expect(await canvas.findByText('Ihre Anfrage ist angekommen')).toBeVisible();
  },
};
