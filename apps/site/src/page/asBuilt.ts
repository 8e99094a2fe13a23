import type { PageRecord } from '../content/records';
import { withForms } from './withForms';

interface OfForms {
  readonly ofForms?: true;
  readonly withoutForms?: object;
}

/** Sections that are a form or the way to one. The first of a page says how to get in touch, others have nothing to say. */
const LEADS_TO_FORM: ReadonlySet<string> = new Set(['leadForm', 'callToAction']);

/** Stands above how to get in touch, in the place of the form. */
const INSTEAD_OF_FORM = { heading: 'Kontakt' };

const kept = <Part extends OfForms>(parts: readonly Part[]) =>
  parts.filter(({ ofForms }) => !ofForms).map((part) => ({ ...part, ...part.withoutForms }));

/** What a build without forms makes of the parts of a record, by their names in it. */
const PARTS: Readonly<Record<string, (part: never) => unknown>> = {
  faq: kept,
  sections: (sections: readonly (OfForms & { readonly type: string })[]) => {
    const [way, ...more] = sections.filter(({ type }) => LEADS_TO_FORM.has(type));
    return kept(
      sections.flatMap((section) =>
        more.includes(section) ? [] : section === way ? { ...section, ...INSTEAD_OF_FORM } : section,
      ),
    );
  },
  benefits: (benefits: { readonly cards: readonly OfForms[] }) => ({ ...benefits, cards: kept(benefits.cards) }),
  form: (form: object) => ({ ...form, ...INSTEAD_OF_FORM }),
};

/** What stands in place of a part: of one with names or places those that are given, else the whole. */
function insteadOf(part: unknown, given: unknown): unknown {
  if (typeof given !== 'object' || Array.isArray(given)) return given;
  return Array.isArray(part) ? Object.assign([...part], given) : { ...(part as object), ...given };
}

/** A record as this build shows it: one without forms says and promises nothing of them (D-SANDBOXGATE). */
export function asBuilt<R extends PageRecord>(record: R): R {
  if (withForms) return record;
  const given: Readonly<Record<string, unknown>> = { ...record.withoutForms };
  const parts = Object.entries(record).map(([name, part]) => [
    name,
    name in given ? insteadOf(part, given[name]) : (PARTS[name]?.(part as never) ?? part),
  ]);
  return Object.fromEntries(parts) as R;
}
