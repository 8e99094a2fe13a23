import type { Authority, OperatorConfig } from './operatorData';

export const authority: Authority = {
  name: 'Landesamt',
  address: { street: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin' },
  website: 'https://landesamt.de/',
};

/** Every field filled in as an operator would. */
export const filledIn: OperatorConfig = {
  companyName: 'Hausblick GmbH',
  companyAddress: { street: 'Lindenweg 12', postalCode: '50667', city: 'Köln' },
  phone: '+49 221 5550199',
  email: 'post@hausblick.de',
  managingDirectors: ['Jana Vogt', 'Tim Vogt'],
  registerCourt: 'Amtsgericht Köln',
  registerNumber: 'HRB 98765',
  vatId: 'DE136695976',
  editorResponsible: 'Jana Vogt',
  supervisoryAuthority: null,
  accessibilityReviewed: '2026-11-20',
  accessibilityEmail: 'zugang@hausblick.de',
  enforcementBody: authority,
  dataProtectionEmail: 'datenschutz@hausblick.de',
  dataProtectionOfficer: 'Lena Roth',
  dataProtectionAuthority: authority,
  hosting: { name: 'Serverhaus AG', address: authority.address, logDays: 14 },
  leadProvider: {
    name: 'Anfragen AB',
    address: { street: 'Storgatan 2', postalCode: '111 22', city: 'Stockholm', country: 'Schweden' },
    privacyPolicy: 'https://anfragen.se/privacy',
  },
  furtherLeadProviders: {},
  dataLicence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.de' },
  disputeResolution: 'declined',
};
