import type { Address, Authority, OperatorData, OperatorKey } from './operatorData';

/** What is wrong with one value, and what to enter instead. */
export interface OperatorProblem {
  /** Field, with the part of it after a dot: `companyAddress.postalCode`. */
  readonly field: string;
  readonly value: unknown;
  readonly remedy: string;
}

type Rule<T> = (value: T, field: string) => readonly OperatorProblem[];

const rule =
  <T>(valid: (value: T) => boolean, remedy: string): Rule<T> =>
  (value, field) =>
    valid(value) ? [] : [{ field, value, remedy }];

const optional =
  <T>(check: Rule<T>): Rule<T | null> =>
  (value, field) =>
    value === null ? [] : check(value, field);

const MADE_UP: readonly { readonly looks: RegExp; readonly reason: string }[] = [
  {
    // RFC 2606 and RFC 6761.
    looks: /(^|[@./])(example\.(com|net|org)|[^@/\s]+\.(example|invalid|test)|localhost)(?=[/:?#]|$)/i,
    reason: 'This domain is reserved for examples and reaches nobody.',
  },
  {
    // The Bundesnetzagentur keeps these for films: Berlin, Frankfurt, Hamburg, Cologne, Munich.
    looks: /^\+49 ?(30 ?23125|69 ?90009|40 ?66969|221 ?4710|89 ?99998) ?\d{3}$/,
    reason: 'This number is reserved for films and examples and reaches nobody.',
  },
  {
    looks: /(?<!\p{L})(Muster(mann|frau|stadt|straße)|Beispiel)(?!\p{Ll})/iu,
    reason: 'This is the usual wording of an example.',
  },
];
const PLACEHOLDER = /^\W*$|\b(todo|tbd|xxx+)\b|\{\{|\[.*\]|<.*>/i;

const words = rule<string>(
  (value) => value === value.trim() && value.length > 1 && !PLACEHOLDER.test(value),
  'Enter it in full, without placeholders and without spaces at the ends.',
);
const emailAddress = rule<string>(
  (value) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value),
  'Enter an e-mail address such as “name@ihre-firma.de”.',
);
const webAddress = rule<string>(
  (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
  'Enter a full address that begins with “https://”.',
);
const phoneNumber = rule<string>(
  (value) => /^\+[1-9]\d{0,2}( \d+)+$/.test(value) && value.replace(/\D/g, '').length <= 15,
  'Enter the international form with spaces, such as “+49 30 1234567”.',
);
const registerNumber = rule<string>(
  (value) => /^(HRA|HRB|GnR|GsR|PR|VR) \d{1,6}( [A-Z]{1,2})?$/.test(value),
  'Enter kind and number as the register has them, such as “HRB 12345”.',
);
const vatId = rule<string>(
  (value) => /^DE[1-9]\d{8}$/.test(value) && hasCheckDigit(value.slice(2)),
  'Enter “DE” and nine digits; the last one is a check digit, so look for a transposed digit.',
);
const wholeDays = rule<number>(
  (value) => Number.isInteger(value) && value > 0,
  'Enter a whole number of days, at least one.',
);

/** The last digit of a German VAT ID is a check digit after ISO/IEC 7064, MOD 11,10. */
function hasCheckDigit(digits: string): boolean {
  const product = Array.from(digits.slice(0, -1), Number).reduce(
    (carry, digit) => (2 * ((digit + carry) % 10 || 10)) % 11,
    10,
  );
  return (11 - product) % 10 === Number(digits.at(-1));
}

const address: Rule<Address> = (value, field) => [
  ...words(value.street, `${field}.street`),
  ...(value.country === undefined
    ? rule<string>((code) => /^\d{5}$/.test(code), 'Enter five digits, or name the country.')(
        value.postalCode,
        `${field}.postalCode`,
      )
    : [...words(value.postalCode, `${field}.postalCode`), ...words(value.country, `${field}.country`)]),
  ...words(value.city, `${field}.city`),
];
const authority: Rule<Authority> = (value, field) => [
  ...words(value.name, `${field}.name`),
  ...address(value.address, `${field}.address`),
  ...webAddress(value.website, `${field}.website`),
];

function pastDay(today: Date): Rule<string> {
  return rule(
    (value) =>
      /^\d{4}-\d{2}-\d{2}$/.test(value) &&
      !Number.isNaN(Date.parse(value)) &&
      new Date(value).toISOString().startsWith(value) &&
      Date.parse(value) <= today.getTime(),
    'Enter a day that exists and is not in the future, as “YYYY-MM-DD”.',
  );
}

export type OperatorRules = { readonly [Key in OperatorKey]: Rule<OperatorData[Key]> };

/** The rule of each field. `today` bounds the day of the accessibility review. */
export function operatorRules(today: Date): OperatorRules {
  return {
    companyName: words,
    companyAddress: address,
    phone: phoneNumber,
    email: emailAddress,
    managingDirectors: (names, field) =>
      names.length > 0
        ? names.flatMap((name, index) => words(name, `${field}[${index}]`))
        : [{ field, value: names, remedy: 'Name at least one person.' }],
    registerCourt: words,
    registerNumber,
    vatId,
    editorResponsible: words,
    supervisoryAuthority: optional(authority),
    accessibilityReviewed: pastDay(today),
    accessibilityEmail: emailAddress,
    enforcementBody: authority,
    dataProtectionEmail: emailAddress,
    dataProtectionOfficer: optional(words),
    dataProtectionAuthority: authority,
    hosting: (value, field) => [
      ...words(value.name, `${field}.name`),
      ...address(value.address, `${field}.address`),
      ...wholeDays(value.logDays, `${field}.logDays`),
    ],
    leadProvider: (value, field) => [
      ...words(value.name, `${field}.name`),
      ...address(value.address, `${field}.address`),
      ...webAddress(value.privacyPolicy, `${field}.privacyPolicy`),
    ],
    dataLicence: (value, field) => [...words(value.name, `${field}.name`), ...webAddress(value.url, `${field}.url`)],
    disputeResolution: (value, field) => (value === 'declined' ? [] : authority(value, field)),
  };
}

/** Applies the rule of one field to its value. */
export function checkField(rules: OperatorRules, data: OperatorData, key: OperatorKey): readonly OperatorProblem[] {
  // The key ties rule and value together; TypeScript sees two unrelated unions.
  const check = rules[key] as Rule<OperatorData[OperatorKey]>;
  return check(data[key], key);
}

/** Values that only examples may hold, wherever they stand in a field: somebody took the mark away and nothing else. */
export function madeUpValues(value: unknown, field: string): readonly OperatorProblem[] {
  if (typeof value === 'string') {
    const reason = MADE_UP.find(({ looks }) => looks.test(value))?.reason;
    return reason ? [{ field, value, remedy: `${reason} Enter the real value, or mark it as example(…).` }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([part, inner]) =>
    madeUpValues(inner, Array.isArray(value) ? `${field}[${part}]` : `${field}.${part}`),
  );
}

/** A telephone number as pages show it: it never breaks across lines. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');
