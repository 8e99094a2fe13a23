import type { PageRecord } from '../content/records';
import { withForms } from './withForms';

interface OfForms {
  readonly ofForms?: true;
}

/** A record as this build shows it: one without forms says and promises nothing of them (D-SANDBOXGATE). */
export function asBuilt<R extends PageRecord>(record: R): R {
  if (withForms) return record;
  const parts = Object.entries(record).filter(([name]) => name === 'faq' || name === 'sections');
  const kept = parts.map(([name, list]) => [name, (list as readonly OfForms[]).filter(({ ofForms }) => !ofForms)]);
  return { ...record, ...Object.fromEntries(kept), ...record.withoutForms };
}
