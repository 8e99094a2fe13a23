import type { PageRecord } from '../content/records';
import { withForms } from './withForms';

interface OfForms {
  readonly ofForms?: true;
}

/** Stands above how to get in touch, in the place of the form. */
const INSTEAD_OF_FORM = { heading: 'Kontakt' };

const kept = <Part extends OfForms>(parts: readonly Part[]) => parts.filter(({ ofForms }) => !ofForms);

/** What a build without forms makes of the parts of a record, by their names in it. */
const PARTS: Readonly<Record<string, (part: never) => unknown>> = {
  faq: kept,
  sections: (sections: readonly (OfForms & { readonly type: string })[]) =>
    kept(sections).map((section) => (section.type === 'leadForm' ? { ...section, ...INSTEAD_OF_FORM } : section)),
  benefits: (benefits: { readonly cards: readonly OfForms[] }) => ({ ...benefits, cards: kept(benefits.cards) }),
  form: (form: object) => ({ ...form, ...INSTEAD_OF_FORM }),
};

/** A record as this build shows it: one without forms says and promises nothing of them (D-SANDBOXGATE). */
export function asBuilt<R extends PageRecord>(record: R): R {
  if (withForms) return record;
  const parts = Object.entries(record).map(([name, part]) => [name, PARTS[name]?.(part as never) ?? part]);
  return { ...(Object.fromEntries(parts) as R), ...record.withoutForms };
}
