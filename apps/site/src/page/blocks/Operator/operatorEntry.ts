import { listExamples, operatorData } from '../../../../settings/checkOperator';
import type {
  Address,
  Authority,
  LeadProvider,
  OperatorConfig,
  OperatorData,
  OperatorKey,
} from '../../../../settings/operatorData';
import { unbroken } from '../../../../settings/operatorRules';
import type { OperatorField } from '../../../content/records';
import { formatFigure } from '../../../figures/format';
import { phoneHours } from '../../../figures/service';

/** One line of an operator's entry; with `href` a link. */
export interface OperatorLine {
  readonly text: string;
  readonly href?: string;
}

/** A labelled entry of operator data as pages show it. */
export interface OperatorEntry {
  readonly label: string;
  readonly lines: readonly OperatorLine[];
  /** The value is made up (D-OPERATOR): the page marks it with “Beispieldaten”. */
  readonly example: boolean;
}

const addressLines = ({ street, postalCode, city, country }: Address): OperatorLine[] => [
  { text: street },
  { text: `${postalCode} ${city}` },
  ...(country ? [{ text: country }] : []),
];

const authorityLines = (authority: Authority | null): OperatorLine[] =>
  authority
    ? [
        { text: authority.name },
        ...addressLines(authority.address),
        { text: authority.website, href: authority.website },
      ]
    : [];

const providerLines = ({ name, address, privacyPolicy }: LeadProvider): OperatorLine[] => [
  { text: name },
  ...addressLines(address),
  { text: `Datenschutzerklärung von ${name}`, href: privacyPolicy },
];

const phone = (number: string): OperatorLine => ({
  text: unbroken(number),
  href: `tel:${number.replace(/[^\d+]/g, '')}`,
});

const email = (address: string): OperatorLine => ({ text: address, href: `mailto:${address}` });

const germanDate = (day: string): string =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace('. ', '.\u00a0');

/** A number of days in the dative, as it follows “nach”. */
const days = (count: number): string => `${count}\u00a0${count === 1 ? 'Tag' : 'Tagen'}`;

interface FieldRule {
  label: string;
  keys: readonly OperatorKey[];
  lines: (data: OperatorData) => OperatorLine[];
}

const RULES: Readonly<Record<OperatorField, FieldRule>> = {
  company: { label: 'Anbieter', keys: ['companyName'], lines: (data) => [{ text: data.companyName }] },
  address: { label: 'Anschrift', keys: ['companyAddress'], lines: (data) => addressLines(data.companyAddress) },
  phone: { label: 'Telefon', keys: ['phone'], lines: (data) => [phone(data.phone)] },
  email: { label: 'E-Mail', keys: ['email'], lines: (data) => [email(data.email)] },
  phoneHours: {
    label: 'Telefonzeiten',
    keys: [],
    lines: () => [{ text: `Montag bis Freitag, ${formatFigure(phoneHours)}` }],
  },
  managingDirector: {
    label: 'Geschäftsführung',
    keys: ['managingDirectors'],
    lines: (data) => data.managingDirectors.map((text) => ({ text })),
  },
  register: {
    label: 'Registereintrag',
    keys: ['registerCourt', 'registerNumber'],
    lines: (data) => [{ text: data.registerCourt }, { text: data.registerNumber }],
  },
  vatId: { label: 'Umsatzsteuer-Identifikationsnummer', keys: ['vatId'], lines: (data) => [{ text: data.vatId }] },
  editorResponsible: {
    label: 'Redaktionell verantwortlich',
    keys: ['editorResponsible'],
    lines: (data) => [{ text: data.editorResponsible }, ...addressLines(data.companyAddress)],
  },
  supervisoryAuthority: {
    label: 'Aufsichtsbehörde',
    keys: ['supervisoryAuthority'],
    lines: (data) => authorityLines(data.supervisoryAuthority),
  },
  accessibilityReviewed: {
    label: 'Zuletzt geprüft am',
    keys: ['accessibilityReviewed'],
    lines: (data) => [{ text: germanDate(data.accessibilityReviewed) }],
  },
  accessibilityContact: {
    label: 'Kontakt zur Barrierefreiheit',
    keys: ['accessibilityEmail', 'phone'],
    lines: (data) => [email(data.accessibilityEmail), phone(data.phone)],
  },
  enforcementBody: {
    label: 'Marktüberwachung',
    keys: ['enforcementBody'],
    lines: (data) => authorityLines(data.enforcementBody),
  },
  dataProtectionContact: {
    label: 'Kontakt zum Datenschutz',
    keys: ['dataProtectionEmail', 'dataProtectionOfficer'],
    lines: (data) => [
      ...(data.dataProtectionOfficer ? [{ text: data.dataProtectionOfficer }] : []),
      email(data.dataProtectionEmail),
    ],
  },
  dataProtectionAuthority: {
    label: 'Aufsichtsbehörde für den Datenschutz',
    keys: ['dataProtectionAuthority'],
    lines: (data) => authorityLines(data.dataProtectionAuthority),
  },
  hosting: {
    label: 'Hosting',
    keys: ['hosting'],
    lines: ({ hosting }) => [
      { text: hosting.name },
      ...addressLines(hosting.address),
      { text: `Zugriffsprotokolle werden nach ${days(hosting.logDays)} gelöscht.` },
    ],
  },
  leadProvider: {
    label: 'Anbieter der Formulare',
    keys: ['leadProvider', 'furtherLeadProviders'],
    lines: ({ leadProvider, furtherLeadProviders }) => [
      ...providerLines(leadProvider),
      ...Object.values(furtherLeadProviders).flatMap(providerLines),
    ],
  },
  disputeResolution: {
    label: 'Verbraucherschlichtung',
    keys: ['disputeResolution'],
    lines: ({ disputeResolution }) =>
      disputeResolution === 'declined'
        ? [
            {
              text: 'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.',
            },
          ]
        : [
            {
              text: 'Wir nehmen an Streitbeilegungsverfahren vor dieser Verbraucherschlichtungsstelle teil:',
            },
            ...authorityLines(disputeResolution),
          ],
  },
};

/**
 * An operator's entry for a page, or null where the operator has nothing to state, e.g. no supervisory authority.
 *
 * @param config Defaults to the operator of this site.
 */
export function operatorEntry(field: OperatorField, config?: OperatorConfig): OperatorEntry | null {
  const { label, keys, lines } = RULES[field];
  const examples = listExamples(config);
  const content = lines(operatorData(config));
  if (content.length === 0) return null;
  return { label, lines: content, example: keys.some((key) => examples.includes(key)) };
}

/** The address of an e-mail to the operator, in general or on accessibility. */
export function operatorAddress(to: 'mailto:operator' | 'mailto:accessibility'): string {
  const { email: general, accessibilityEmail } = operatorData();
  return `mailto:${to === 'mailto:operator' ? general : accessibilityEmail}`;
}
