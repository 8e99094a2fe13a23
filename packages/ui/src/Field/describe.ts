import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses';

/** What a field says beside its label. */
interface Described {
  id: string;
  /** What stands in the line of the label. */
  detail?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  'aria-describedby'?: string | undefined;
}

/** Ids of what describes a field, in reading order: the consumer's own, the detail, the hint, the error. */
export function describe({ id, detail, hint, error, 'aria-describedby': own }: Described): string | undefined {
  return joinClasses(own, detail && `${id}-detail`, hint && `${id}-hint`, error && `${id}-error`);
}
