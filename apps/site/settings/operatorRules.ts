import * as v from 'valibot';
import { isPostcode } from '../src/postcode.mjs';
import type { Address, Authority, LeadProvider, OperatorData } from './operatorData';

/** What is wrong with one value, and what to enter instead. */
export interface OperatorProblem {
  /** Field, with the part of it after a dot: `companyAddress.postalCode`. */
  readonly field: string;
  readonly value: unknown;
  readonly remedy: string;
}

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
/** Line breaks, what nobody sees, and the sign that stands for a letter of a file in another encoding than UTF-8. */
const UNREADABLE = /[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/u;
const PLACEHOLDER = /^\W*$|\b(todo|tbd|xxx+)\b|\{\{|\[.*\]|<.*>/i;

/** A text with one rule and one remedy, whatever is wrong with it. */
const text = (valid: (value: string) => boolean, remedy: string) => v.pipe(v.string(remedy), v.check(valid, remedy));

const IN_FULL =
  'Enter it in full, without placeholders, without spaces at the ends and without signs that nobody can read; save the file as UTF-8.';
/** A text that people read. */
export const words = v.pipe(
  v.string(({ input }) => (typeof input === 'number' ? `Write it in quotes: "${input}".` : IN_FULL)),
  v.check(
    (value) => value === value.trim() && value.length > 1 && !PLACEHOLDER.test(value) && !UNREADABLE.test(value),
    IN_FULL,
  ),
);
const emailAddress = text(
  (value) => /^[^@\s:/?&,;<>()]+@[^@\s.:/?&,;<>()]+(\.[^@\s.:/?&,;<>()]+)+$/.test(value),
  'Enter an e-mail address such as “name@ihre-firma.de”.',
);
const webAddress = text(
  (value) => !/\s/.test(value) && URL.canParse(value) && /^https:\/\/[^/?#]+\.[^/?#]/.test(new URL(value).href),
  'Enter a full address that begins with “https://”, without spaces.',
);
const phoneNumber = text(
  (value) => /^\+[1-9]\d{0,2}( \d+)+$/.test(value) && /^\D*(\d\D*){7,15}$/.test(value),
  'Enter the international form with spaces, such as “+49 30 1234567”.',
);
const registerNumber = text(
  (value) => /^(HRA|HRB|GnR|GsR|PR|VR) \d{1,6}( [A-Z]{1,2})?$/.test(value),
  'Enter kind and number as the register has them, such as “HRB 12345”.',
);
const vatId = text(
  (value) => /^DE[1-9]\d{8}$/.test(value) && hasCheckDigit(value.slice(2)),
  'Enter “DE” and nine digits; the last one is a check digit, so look for a transposed digit.',
);
const WHOLE_DAYS = 'Enter a whole number of days, at least one, without quotes.';
const wholeDays = v.pipe(v.number(WHOLE_DAYS), v.integer(WHOLE_DAYS), v.minValue(1, WHOLE_DAYS));

/** The last digit of a German VAT ID is a check digit after ISO/IEC 7064, MOD 11,10. */
function hasCheckDigit(digits: string): boolean {
  const product = Array.from(digits.slice(0, -1), Number).reduce(
    (carry, digit) => (2 * ((digit + carry) % 10 || 10)) % 11,
    10,
  );
  return (11 - product) % 10 === Number(digits.at(-1));
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * An object of just these fields, and one remedy where it is none, or has too few or too many of them.
 * @param otherwise what else the remedy offers
 */
function group<const Fields extends v.ObjectEntries>(fields: Fields, otherwise = '') {
  const names = listed.format(Object.keys(fields));
  return v.strictObject(fields, ({ expected }) =>
    expected === 'never' ? `There is no such field. Use ${names}.` : `Enter ${names}${otherwise}.`,
  );
}

const address = v.pipe(
  group({ street: words, postalCode: words, city: words, country: v.optional(words) }),
  v.forward(
    v.partialCheck(
      [['postalCode'], ['country']],
      ({ postalCode, country }) => country !== undefined || isPostcode(postalCode),
      'Enter five digits, or name the country.',
    ),
    ['postalCode'],
  ),
) satisfies v.GenericSchema<Address>;

const authorityFields = { name: words, address, website: webAddress };
const authority = group(authorityFields) satisfies v.GenericSchema<Authority>;

const leadProvider = group({ name: words, address, privacyPolicy: webAddress }) satisfies v.GenericSchema<LeadProvider>;

/** `YYYY-MM-DD`, of the calendar. */
export function isDay(value: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value)
  );
}

/** What every field may hold. `today` bounds the day of the accessibility review. */
function operatorSchema(today: Date) {
  const fields = {
    companyName: words,
    companyAddress: address,
    phone: phoneNumber,
    email: emailAddress,
    managingDirectors: v.tupleWithRest([words], words, 'Name at least one person, in a list: [“Jana Vogt”].'),
    registerCourt: words,
    registerNumber,
    vatId,
    editorResponsible: words,
    supervisoryAuthority: v.nullable(group(authorityFields, ', or null where there is none')),
    accessibilityReviewed: text(
      (value) => isDay(value) && Date.parse(value) <= today.getTime(),
      'Enter a day that exists and is not in the future, as “YYYY-MM-DD”.',
    ),
    accessibilityEmail: emailAddress,
    enforcementBody: authority,
    dataProtectionEmail: emailAddress,
    dataProtectionOfficer: v.nullable(words),
    dataProtectionAuthority: authority,
    hosting: group({ name: words, address, logDays: wholeDays }),
    leadProvider,
    furtherLeadProviders: v.record(
      v.string(),
      leadProvider,
      "Enter {}, or who each of lead.ts's further providers is.",
    ),
    dataLicence: group({ name: words, url: webAddress }),
    disputeResolution: v.union([v.literal('declined'), authority], 'Enter “declined”, or name, address and website.'),
  } satisfies { [Key in keyof OperatorData]: v.GenericSchema<OperatorData[Key]> };
  return v.strictObject(fields, ({ expected }) =>
    expected === 'never'
      ? 'There is no such field. Correct its name or delete it.'
      : 'Enter it; every field is needed.',
  );
}

/** `companyAddress.postalCode`, `managingDirectors[1]`. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? [])
    .map(({ key }, depth) => (typeof key === 'number' ? `[${key}]` : depth ? `.${String(key)}` : String(key)))
    .join('');
}

/** Every field whose value cannot be right, once each, in the order of the fields. */
export function wrongFields(data: OperatorData, today: Date): readonly OperatorProblem[] {
  const { issues = [] } = v.safeParse(operatorSchema(today), data);
  const problems = issues.map((issue) => ({
    field: fieldOf(issue),
    // A rule about two parts of a group was given the whole group.
    value: issue.path?.at(-1)?.value ?? issue.input,
    remedy: issue.message,
  }));
  return problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);
}

/** Why an address reaches nobody; empty where it may be real. */
export const addressesNobody = (address: string): string =>
  MADE_UP.find(({ looks }) => looks.test(address))?.reason ?? '';

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
