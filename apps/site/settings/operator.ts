import { example, type OperatorConfig } from './operatorData';

/**
 * Who runs this site. Replace each `example(…)` by the real value, without `example`; `pnpm build:production` lists
 * the fields that are left. Phone numbers and domains below are reserved for examples and reach nobody.
 */
export const operatorConfig: OperatorConfig = {
  companyName: example('Beispiel Sanierungsportal GmbH'),
  companyAddress: example({ street: 'Musterstraße 1', postalCode: '12345', city: 'Musterstadt' }),
  phone: example('+49 30 23125 000'),
  email: example('kontakt@example.org'),
  managingDirectors: example(['Erika Mustermann']),
  registerCourt: example('Amtsgericht Musterstadt'),
  registerNumber: example('HRB 12345'),
  vatId: example('DE123456788'),
  editorResponsible: example('Erika Mustermann'),
  supervisoryAuthority: example(null),
  accessibilityReviewed: example('2026-11-20'),
  accessibilityEmail: example('barrierefreiheit@example.org'),
  enforcementBody: example({
    name: 'Beispielstelle für die Barrierefreiheit von Dienstleistungen',
    address: { street: 'Musterplatz 2', postalCode: '12345', city: 'Musterstadt' },
    website: 'https://marktueberwachung.example.org/',
  }),
  dataProtectionEmail: example('datenschutz@example.org'),
  dataProtectionOfficer: example(null),
  dataProtectionAuthority: example({
    name: 'Beispielbehörde für den Datenschutz',
    address: { street: 'Musterallee 3', postalCode: '12345', city: 'Musterstadt' },
    website: 'https://datenschutzaufsicht.example.org/',
  }),
  hosting: example({
    name: 'Beispiel Hosting GmbH',
    address: { street: 'Musterweg 4', postalCode: '12345', city: 'Musterstadt' },
    logDays: 7,
  }),
  leadProvider: example({
    name: 'Beispiel Anfragen GmbH',
    address: { street: 'Musterring 5', postalCode: '12345', city: 'Musterstadt' },
    privacyPolicy: 'https://anfragen.example.org/datenschutz',
  }),
  furtherLeadProviders: example({}),
  dataLicence: example({ name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.de' }),
  disputeResolution: example('declined'),
};
