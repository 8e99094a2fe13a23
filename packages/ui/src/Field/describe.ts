import type { ReactNode } from 'react';

/** What a field says beside its label. */
interface Described {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  'aria-describedby'?: string | undefined;
}

/** Ids of what describes a field, in reading order: the consumer's own, the hint, the error. */
export function describe({ id, hint, error, 'aria-describedby': own }: Described): string | undefined {
  return [own, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
