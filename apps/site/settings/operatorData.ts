/** A postal address in Germany or, with `country`, elsewhere. */
export interface Address {
  readonly street: string;
  /** Five digits within Germany. */
  readonly postalCode: string;
  readonly city: string;
  /** German name of the country; left out for Germany. */
  readonly country?: string;
}

/** A public body or arbitration board that the legal pages name. */
export interface Authority {
  readonly name: string;
  readonly address: Address;
  /** Begins with `https://`. */
  readonly website: string;
}

/** Whose servers the site lies on. */
export interface Hosting {
  readonly name: string;
  readonly address: Address;
  /** Days after which the host deletes its access logs, as agreed in the contract with it. */
  readonly logDays: number;
}

/** A licence by name and address. */
export interface DataLicence {
  readonly name: string;
  /** Begins with `https://`. */
  readonly url: string;
}

/** Who receives the requests that visitors send. */
export interface LeadProvider {
  readonly name: string;
  readonly address: Address;
  /** The provider's own privacy policy, linked from ours. */
  readonly privacyPolicy: string;
}

/**
 * Everything about the operator that the pages state (D-OPERATOR). The specification does not reproduce these facts,
 * so whoever runs the site enters them in `settings/operator.ts`.
 */
export interface OperatorData {
  /** Full name with legal form, as entered in the register. */
  readonly companyName: string;
  readonly companyAddress: Address;
  /** International form with spaces: `+49 30 1234567`. */
  readonly phone: string;
  readonly email: string;
  readonly managingDirectors: readonly [string, ...string[]];
  readonly registerCourt: string;
  /** Kind of register and number: `HRB 12345`. */
  readonly registerNumber: string;
  /** German VAT ID: `DE` and nine digits. */
  readonly vatId: string;
  /** The person responsible for editorial content; reached at the company's address. */
  readonly editorResponsible: string;
  /** `null` where the business needs no official permit. */
  readonly supervisoryAuthority: Authority | null;
  /** Day of the last accessibility review: `YYYY-MM-DD`. */
  readonly accessibilityReviewed: string;
  readonly accessibilityEmail: string;
  /** The market surveillance authority for accessible products and services. */
  readonly enforcementBody: Authority;
  readonly dataProtectionEmail: string;
  /** Name of the data protection officer; `null` where none has to be appointed. */
  readonly dataProtectionOfficer: string | null;
  readonly dataProtectionAuthority: Authority;
  readonly hosting: Hosting;
  readonly leadProvider: LeadProvider;
  /** Who the providers of single forms are: one for each name under `further` in settings/lead.ts. */
  readonly furtherLeadProviders: Readonly<Record<string, LeadProvider>>;
  /** Terms on which others may reuse the guide values of `/daten/`. */
  readonly dataLicence: DataLicence;
  /** `declined`, or the arbitration board before which the operator takes part. */
  readonly disputeResolution: 'declined' | Authority;
}

/** The name of one of the operator's fields. */
export type OperatorKey = keyof OperatorData;

/** A made-up value. It lets a fresh clone build and never reaches production. */
export interface Example<T> {
  readonly kind: 'example';
  readonly value: T;
}

/** What `settings/operator.ts` holds: for each field a real value, or an example one. */
export type OperatorConfig = {
  readonly [Key in OperatorKey]: OperatorData[Key] | Example<OperatorData[Key]>;
};

/**
 * Marks a made-up value: `phone: example('+49 30 23125000')`. Pages show it with “Beispieldaten”, and the production
 * build stops while one is left. Take the mark away when you enter the real value.
 */
export function example<const T>(value: T): Example<T> {
  return { kind: 'example', value };
}

/** Whether `example` has marked a value of settings/operator.ts. */
export function isExampleValue(value: unknown): value is Example<unknown> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'example';
}
