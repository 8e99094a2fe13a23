import type { AdoptOptions } from './adoptWidget';

/** What names a source, and what only describes the one that it stands beside. */
const OF_SOURCE = /^(provider|origin|url|script|strategy|marker)$/;

/**
 * The settings of one place over those that several share; undefined overrides nothing. A place that names a source of its
 * own takes nothing that describes another: a provider none of the address, kind and strategy of the shared source, an
 * origin none of a shared provider. Another origin below an origin is a hub of the same kind.
 */
export function inherit<T extends Partial<AdoptOptions>>(own: T, shared: Partial<AdoptOptions>): T {
  const isOther = shared.provider
    ? own.provider || own.origin !== undefined
    : own.provider && shared.origin !== undefined;
  const merged = { ...own };
  for (const [key, value] of Object.entries(shared)) {
    if (!isOther || !OF_SOURCE.test(key)) merged[key as keyof T] ??= value as T[keyof T];
  }
  return merged;
}
