import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

// The postcode field of our own takes anything and knows no errors (R-HOME-03, request.spec.ts). These are the errors
// of the sandbox's form, within the built site.

test.beforeEach(({ page }) => refuseConsent(page));

/** Moves on by Enter on the button, which is what the keyboard has for it. */
async function goOn(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Weiter', exact: true }).press('Enter');
}

/** Everything that a control says is wrong, and whether it says so by its own description. */
interface WrongField {
  label: string;
  described: string;
}

/** Controls that are marked as wrong; a group of choices counts once. */
const wrongFields = (form: Locator): Promise<WrongField[]> =>
  form.evaluate((element) => {
    const groups = new Set<Element>();
    return [...element.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].flatMap((input) => {
      const group = input.closest('fieldset');
      if (group && groups.has(group)) return [];
      if (group) groups.add(group);
      const ids = ((group ?? input).getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      return [
        {
          label: (group?.querySelector('legend') ?? input.labels?.[0])?.textContent?.trim() ?? '',
          described: ids.map((id) => document.getElementById(id)?.innerText.trim() ?? `nothing at ${id}`).join(' '),
        },
      ];
    });
  });

/**
 * After a step was left wrongly: the summary has the focus, names every fault once and in order, and each wrong field
 * says the same in its own description. Nothing else is marked.
 */
async function expectTold(form: Locator, messages: readonly string[]): Promise<Locator> {
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([...messages]);
  const wrong = await wrongFields(form);
  expect(wrong.map(({ described }) => described.replace(/^.*Fehler:\s*/s, ''))).toEqual(messages);
  for (const { label } of wrong) expect(label).not.toBe('');
  return summary;
}

/** From the focused summary on, by Tab and Enter: each message leads to its own field. */
async function expectWayToFields(page: Page, form: Locator, fields: readonly Locator[]): Promise<void> {
  for (const [index, field] of fields.entries()) {
    await form.getByRole('alert').focus();
    for (let tab = 0; tab <= index; tab += 1) await page.keyboard.press('Tab');
    await expect(form.getByRole('alert').getByRole('link').nth(index)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
}

/** Answers the three questions before the postcode, each left empty first. */
async function answerChoices(page: Page, form: Locator, errors: readonly string[]): Promise<void> {
  for (const error of errors) {
    await goOn(form);
    await expectTold(form, [error]);
    const first = form.locator('input').first();
    await expectWayToFields(page, form, [first]);
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
    await goOn(form);
    await expect(form.getByRole('alert')).toHaveCount(0);
  }
}

const POSTCODE_ERROR = 'Bitte geben Sie eine Postleitzahl aus fünf Ziffern ein.';
const MAIL_ERROR = 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.';
const TIME_ERROR = 'Bitte wählen Sie einen Zeitraum.';

/** A form for homeowners and the one for businesses. */
const FORMS = [
  {
    path: '/umzug',
    anchor: 'umzug-widget',
    choices: [
      'Bitte wählen Sie aus, um welches Gebäude es geht.',
      'Bitte wählen Sie mindestens eine Antwort.',
      TIME_ERROR,
    ],
    contact: ['Bitte geben Sie Ihren Namen ein.'],
    agreement: 'Bitte willigen Sie ein, sonst gehen Ihre Angaben an niemanden.',
    send: 'Anfrage absenden',
  },
  {
    path: '/als-fachbetrieb-bewerben',
    anchor: 'registrierung',
    choices: ['Bitte wählen Sie mindestens ein Gewerk.', 'Bitte wählen Sie die Größe Ihres Betriebs.', TIME_ERROR],
    contact: ['Bitte geben Sie den Namen Ihres Betriebs ein.', 'Bitte geben Sie Ihren Namen ein.'],
    agreement: 'Bitte willigen Sie ein, sonst gehen Ihre Angaben an niemanden.',
    send: 'Registrierung absenden',
  },
] as const;

for (const { path, anchor, choices, contact, agreement, send } of FORMS) {
  test(`${path}: errors are told where they are, nothing typed is lost, what is right goes on`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const form = page.locator(`#${anchor} form`);
    await expect(form.getByText('Sandbox').first()).toBeVisible();
    await answerChoices(page, form, choices);

    const postcode = form.getByLabel('Postleitzahl');
    await postcode.focus();
    await page.keyboard.type('5066');
    // Enter within a field sends as the button does.
    await page.keyboard.press('Enter');
    await expectTold(form, [POSTCODE_ERROR]);
    await expect(postcode).toHaveValue('5066');
    await expect(postcode).toHaveAccessibleDescription(`Fünf Ziffern, zum Beispiel 04109 Fehler: ${POSTCODE_ERROR}`);
    await expectWayToFields(page, form, [postcode]);
    await page.keyboard.press('End');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toHaveCount(0);

    // Several at once: two wrong, one right; what was typed stays, right or wrong.
    const [mail, phone, box] = [
      form.getByLabel('E-Mail'),
      form.getByLabel('Telefon (freiwillig)'),
      form.getByRole('checkbox'),
    ];
    await mail.focus();
    await page.keyboard.type('erika@example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('(0221) 123.45');
    // Half filled in, and a look at the step before.
    await form.getByRole('button', { name: 'Zurück' }).press('Enter');
    await expect(postcode).toBeVisible();
    await goOn(form);
    await expect(mail).toHaveValue('erika@example');
    await goOn(form);
    await expectTold(form, [...contact, MAIL_ERROR, agreement]);
    await expect(mail).toHaveValue('erika@example');
    await expect(phone).toHaveValue('(0221) 123.45');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    const names = form.locator('input[name=company], input[name=name]');
    await expectWayToFields(page, form, [...(await names.all()), mail, box]);

    for (const field of await names.all()) {
      await field.focus();
      await page.keyboard.type('Erika Mustermann');
    }
    await mail.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('.org');
    await box.focus();
    await page.keyboard.press('Space');
    // Back and forth: answers stay.
    await form.getByRole('button', { name: 'Weiter', exact: true }).press('Enter');
    await expect(form.getByRole('heading', { name: 'Stimmt alles?' })).toBeFocused();
    await form.getByRole('button', { name: 'Zurück' }).press('Enter');
    await expect(mail).toHaveValue('erika@example.org');
    await expect(box).toBeChecked();
    await form.getByRole('button', { name: 'Zurück' }).press('Enter');
    await expect(postcode).toHaveValue('50667');
    await goOn(form);
    await goOn(form);
    await expect(form).toContainText('erika@example.org');
    await form.getByRole('button', { name: send }).press('Enter');
    await expect(form.getByRole('heading', { name: /^Vielen Dank\./ })).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
