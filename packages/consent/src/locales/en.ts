import type { ConsentTexts } from '@sanierungsweg/consent/core';

/** English. */
export const en: ConsentTexts = {
  lang: 'en',
  bannerTitle: 'Your consent',
  purposes:
    'Necessary entries keep the website running. Only with your consent do we load content from other providers (“Functional”) and allow advertising to be measured (“Marketing”).',
  recipients: 'The provider concerned then receives data such as your IP address. The privacy policy says who that is.',
  withdrawal: 'You can withdraw at any time for the future, with “Cookie settings” at the end of every page.',
  acceptAll: 'Accept all',
  rejectAll: 'Necessary cookies only',
  openSettings: 'Settings',
  withdrawAll: 'Withdraw everything',
  withdrawn: 'Your consent has been withdrawn.',
  save: 'Save settings',
  close: 'Close',
  settingsTitle: 'Cookie settings',
  necessaryTitle: 'Necessary',
  necessaryText: 'Remembers this choice in your browser, so that we do not ask again on every page.',
  necessaryReason: 'Always on: without this entry your choice could not be kept.',
  functionalTitle: 'Functional',
  functionalText: 'Loads content and forms from other providers, such as maps or videos.',
  marketingTitle: 'Marketing',
  marketingText: 'Lets services measure advertising and tailor it to you.',
  privacyLink: 'Privacy policy',
  imprintLink: 'Legal notice',
  settingsButton: 'Cookie settings',
  saved: 'Your settings have been saved.',
  savedForTab: 'Your settings hold until you close this tab. Your browser does not keep them longer.',
  savedForSession: 'Your settings hold until you close or reload the page. Your browser does not keep them.',
  signal: 'Your browser objects to tracking. We treat this as a refusal. You can choose otherwise here.',
  settingsUnavailable:
    'The settings cannot be loaded right now, perhaps there is no connection. Do you want to refuse everything now and withdraw what you have allowed?',
  noScript: 'Without JavaScript nothing optional is loaded or stored. Changing the choice needs JavaScript.',
  embedText: 'This content comes from {provider}. When it loads, this provider receives data such as your IP address.',
  embedOnce: 'Load once',
  embedAlways: 'Always load',
};
