/**
 * What a control sets where the docstring of its component says nothing: attributes of HTML that pass through, and
 * options of the packages' cores, whose docstrings stand on the pages of the reference.
 */
export const wordsOfArgs: Readonly<Record<string, string>> = {
  autoComplete: 'Was der Browser ausfüllen darf, in den Wörtern von HTML.',
  button: 'Was auf dem Knopf steht.',
  category: 'Wofür jemand zugestimmt haben muss.',
  children: 'Was darin steht.',
  className: 'Eigene Klasse neben der des Bausteins.',
  defaultValue: 'Was am Anfang darin steht oder gewählt ist. Danach entscheidet, wer es bedient.',
  disabled: 'Gesperrt: zu sehen, aber nicht zu bedienen.',
  href: 'Wohin es führt.',
  id: 'Kennung, einmal auf der Seite.',
  initDelayMs: 'Millisekunden zwischen dem Behälter und dem Skript.',
  inputMode: 'Welche Tasten ein Telefon zeigt, in den Wörtern von HTML.',
  integration: 'Kennung des Formulars beim Anbieter.',
  load: 'Wann es lädt: sofort, in Sichtweite oder bei der ersten Berührung.',
  marker: 'Woran der Anbieter den Behälter erkennt: Klasse, Attribut oder eigenes Element.',
  name: 'Unter welchem Namen der Wert gesendet wird.',
  onClick: 'Wird gerufen, wenn jemand drückt. Was dann geschieht, steht unter „Ereignisse“.',
  onOpenChange: 'Wird gerufen, wenn jemand öffnen oder schließen will.',
  open: 'Ob es offen ist.',
  origin: 'Adresse des Anbieters. Hier leer: das Formular kommt aus diesem Storybook.',
  renderTimeoutMs: 'Millisekunden, nach denen ein Formular als ausgeblieben gilt. Im Hintergrund lädt es weiter.',
  retries: 'Wie oft das Skript nach einer Störung noch einmal angefragt wird.',
  retryBaseMs: 'Wie lange bis zum ersten neuen Versuch gewartet wird, in Millisekunden.',
  rows: 'Wie viele Zeilen am Anfang zu sehen sind.',
  script: 'Wie das Skript des Anbieters geladen wird.',
  strategy: 'Wie mit dem Skript umgegangen wird, wenn ein Formular dazukommt.',
  url: 'Wo das Skript des Anbieters liegt; eine Funktion im Code.',
};

/** The types of those whose example says nothing of it, or another: an element is no more than an object to Storybook. */
export const typesOfArgs: Readonly<Record<string, string>> = {
  children: 'ReactNode',
  disabled: 'boolean',
  rows: 'number',
};
