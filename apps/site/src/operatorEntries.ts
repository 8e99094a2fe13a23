import { operatorConfig } from '../operator.config';
import type { OperatorField } from './content/records';
import { formatFigure, NBSP } from './figures/format';
import { phoneHours } from './figures/service';
import { operatorData } from './operator';
import {
  type Address,
  type Authority,
  isExampleValue,
  type OperatorConfig,
  type OperatorData,
  type OperatorKey,
} from './operatorData';

/** One line of the definition list that a page shows for an `OperatorField`. */
export interface OperatorEntry {
  readonly label: string;
  readonly lines: readonly string[];
  readonly href?: string;
  /** True while the field holds a made-up value: the page marks it “Beispieldaten”. */
  readonly example: boolean;
}

/** What a page shows for one group of operator data, with labels and links. Runs at build time. */
export function operatorEntries(
  field: OperatorField,
  config: OperatorConfig = operatorConfig,
): readonly OperatorEntry[] {
  const data = operatorData(config);
  return lines[field](data).map(({ key, ...entry }) => ({
    ...entry,
    example: key !== null && isExampleValue(config[key]),
  }));
}

/** `key` is the field that the line comes from; `null` for what comes from the figures. */
interface Line extends Omit<OperatorEntry, 'example'> {
  readonly key: OperatorKey | null;
}

const lines: Record<OperatorField, (data: OperatorData) => readonly Line[]> = {
  company: ({ companyName }) => [{ key: 'companyName', label: 'Unternehmen', lines: [companyName] }],
  address: ({ companyAddress }) => [{ key: 'companyAddress', label: 'Anschrift', lines: addressLines(companyAddress) }],
  phone: ({ phone }) => [{ key: 'phone', label: 'Telefon', lines: [phone], href: `tel:${phone.replaceAll(' ', '')}` }],
  email: ({ email }) => [mailLine('email', 'E-Mail', email)],
  phoneHours: () => [{ key: null, label: 'Telefonzeiten', lines: [`Montag bis Freitag, ${formatFigure(phoneHours)}`] }],
  managingDirector: ({ managingDirectors }) => [
    { key: 'managingDirectors', label: 'Geschäftsführung', lines: managingDirectors },
  ],
  register: ({ registerCourt, registerNumber }) => [
    { key: 'registerCourt', label: 'Registergericht', lines: [registerCourt] },
    { key: 'registerNumber', label: 'Registernummer', lines: [registerNumber] },
  ],
  vatId: ({ vatId }) => [{ key: 'vatId', label: 'Umsatzsteuer-Identifikationsnummer', lines: [vatId] }],
  editorResponsible: ({ editorResponsible, companyAddress }) => [
    {
      key: 'editorResponsible',
      label: 'Verantwortlich für den Inhalt',
      lines: [editorResponsible, ...addressLines(companyAddress)],
    },
  ],
  supervisoryAuthority: ({ supervisoryAuthority }) => [
    supervisoryAuthority
      ? authorityLine('supervisoryAuthority', 'Aufsichtsbehörde', supervisoryAuthority)
      : {
          key: 'supervisoryAuthority',
          label: 'Aufsichtsbehörde',
          lines: ['Keine: Unsere Tätigkeit braucht keine behördliche Zulassung.'],
        },
  ],
  accessibilityReviewed: ({ accessibilityReviewed }) => [
    { key: 'accessibilityReviewed', label: 'Zuletzt überprüft am', lines: [longDate(accessibilityReviewed)] },
  ],
  accessibilityContact: ({ accessibilityEmail }) => [
    mailLine('accessibilityEmail', 'E-Mail zur Barrierefreiheit', accessibilityEmail),
  ],
  enforcementBody: ({ enforcementBody }) => [
    authorityLine('enforcementBody', 'Marktüberwachungsbehörde', enforcementBody),
  ],
  dataProtectionContact: ({ dataProtectionEmail, dataProtectionOfficer }) => [
    mailLine('dataProtectionEmail', 'E-Mail zum Datenschutz', dataProtectionEmail),
    {
      key: 'dataProtectionOfficer',
      label: 'Datenschutzbeauftragte Person',
      lines: [dataProtectionOfficer ?? 'Nicht benannt, weil keine Pflicht dazu besteht.'],
    },
  ],
  dataProtectionAuthority: ({ dataProtectionAuthority }) => [
    authorityLine('dataProtectionAuthority', 'Aufsichtsbehörde für den Datenschutz', dataProtectionAuthority),
  ],
  hosting: ({ hosting }) => [
    { key: 'hosting', label: 'Hosting-Anbieter', lines: [hosting.name, ...addressLines(hosting.address)] },
    { key: 'hosting', label: 'Löschung der Protokolle', lines: [`nach ${daysLabel(hosting.logDays)}`] },
  ],
  leadProvider: ({ leadProvider }) => [
    {
      key: 'leadProvider',
      label: 'Anbieter der Formulare',
      lines: [leadProvider.name, ...addressLines(leadProvider.address)],
    },
    {
      key: 'leadProvider',
      label: 'Datenschutzerklärung des Anbieters',
      lines: [leadProvider.privacyPolicy],
      href: leadProvider.privacyPolicy,
    },
  ],
  disputeResolution: ({ disputeResolution }) => [
    disputeResolution === 'declined'
      ? {
          key: 'disputeResolution',
          label: 'Streitbeilegung',
          lines: [
            'Wir sind nicht bereit und nicht verpflichtet, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
          ],
        }
      : authorityLine('disputeResolution', 'Wir nehmen an Verfahren teil vor', disputeResolution),
  ],
};

function mailLine(key: OperatorKey, label: string, address: string): Line {
  return { key, label, lines: [address], href: `mailto:${address}` };
}

function authorityLine(key: OperatorKey, label: string, { name, address, website }: Authority): Line {
  return { key, label, lines: [name, ...addressLines(address)], href: website };
}

function addressLines({ street, postalCode, city, country }: Address): readonly string[] {
  return [street, `${postalCode} ${city}`, ...(country === undefined ? [] : [country])];
}

/** `2026-11-20` as “20. November 2026”. */
function longDate(day: string): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

function daysLabel(days: number): string {
  return days === 1 ? `einem${NBSP}Tag` : `${days}${NBSP}Tagen`;
}
