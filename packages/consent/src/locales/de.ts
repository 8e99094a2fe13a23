import type { ConsentTexts } from '@sanierungsweg/consent/core';

/** German. Addresses visitors as „Sie“. */
export const de: ConsentTexts = {
  lang: 'de',
  bannerTitle: 'Ihre Einwilligung',
  purposes:
    'Notwendige Einträge halten die Website am Laufen. Nur mit Ihrer Einwilligung laden wir Inhalte anderer Anbieter („Funktional“) und erlauben wir, Werbung zu messen („Marketing“).',
  recipients:
    'Dann erhält der jeweilige Anbieter Daten wie Ihre IP-Adresse. Wer das ist, steht in der Datenschutzerklärung.',
  withdrawal: 'Widerrufen können Sie jederzeit für die Zukunft: mit „Cookie-Einstellungen“ am Ende jeder Seite.',
  acceptAll: 'Alle akzeptieren',
  rejectAll: 'Nur notwendige Cookies',
  openSettings: 'Einstellungen',
  withdrawAll: 'Alles widerrufen',
  withdrawn: 'Ihre Einwilligung ist widerrufen.',
  save: 'Einstellungen speichern',
  close: 'Schließen',
  settingsTitle: 'Cookie-Einstellungen',
  necessaryTitle: 'Notwendig',
  necessaryText: 'Merkt sich diese Auswahl in Ihrem Browser, damit wir nicht auf jeder Seite neu fragen.',
  necessaryReason: 'Immer an: Ohne diesen Eintrag ließe sich Ihre Auswahl nicht speichern.',
  functionalTitle: 'Funktional',
  functionalText: 'Lädt Inhalte und Formulare anderer Anbieter, zum Beispiel Karten oder Videos.',
  marketingTitle: 'Marketing',
  marketingText: 'Erlaubt Diensten, Werbung zu messen und auf Sie abzustimmen.',
  privacyLink: 'Datenschutzerklärung',
  imprintLink: 'Impressum',
  settingsButton: 'Cookie-Einstellungen',
  saved: 'Ihre Einstellungen sind gespeichert.',
  savedForTab: 'Ihre Einstellungen gelten, bis Sie diesen Tab schließen. Länger speichert Ihr Browser sie nicht.',
  savedForSession:
    'Ihre Einstellungen gelten, bis Sie die Seite schließen oder neu laden. Ihr Browser speichert sie nicht.',
  signal:
    'Ihr Browser widerspricht der Nachverfolgung. Wir behandeln das als Ablehnung. Sie können hier anders wählen.',
  settingsUnavailable:
    'Die Einstellungen lassen sich gerade nicht laden, vielleicht fehlt die Verbindung. Möchten Sie jetzt alles ablehnen und erteilte Einwilligungen widerrufen?',
  noScript:
    'Ohne JavaScript wird nichts Optionales geladen oder gespeichert. Zum Ändern der Auswahl wird JavaScript benötigt.',
  embedText: 'Dieser Inhalt kommt von {provider}. Beim Laden erhält dieser Anbieter Daten, etwa Ihre IP-Adresse.',
  embedTextUnnamed: 'Beim Laden erhält der Anbieter Daten, etwa Ihre IP-Adresse.',
  embedOnce: 'Einmal laden',
  embedAlways: 'Immer laden',
};
