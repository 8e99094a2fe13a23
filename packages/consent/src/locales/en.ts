import type { ConsentTexts } from '@sanierungsweg/consent';

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
  savedForSession: 'Your settings hold until you close or reload the page. Your browser does not keep them.',
  signal: 'Your browser objects to tracking. We treat this as a refusal. You can choose otherwise here.',
  noScript: 'Without JavaScript nothing optional is loaded or stored. Changing the choice needs JavaScript.',
  embedText: 'This content comes from {provider}. When it loads, this provider receives data such as your IP address.',
  embedOnce: 'Load once',
  embedAlways: 'Always load',
};
