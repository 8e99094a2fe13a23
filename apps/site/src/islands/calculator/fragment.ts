/** How one input stands in the address: `read` gives a value that is allowed, or nothing. Only what `write` gives of it counts. */
export interface Field<T> {
  readonly key: string;
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

/** The inputs of a tool in the order of its address. */
export type Fields<V> = { readonly [K in keyof V]: Field<V[K]> };

/** Changes when an address of before would mean something else now. */
const VERSION = 'r=1';

/** Both ends of what a field takes. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** A number within both limits, both allowed; with so many digits after the point at most. */
export function numberField(key: string, { min, max }: Limits, digits = 6): Field<number> {
  return {
    key,
    read: (text) => {
      const value = Number(text);
      return value >= min && value <= max ? value : undefined;
    },
    write: (value) => String(Number(value.toFixed(digits))),
  };
}

/** A number above zero in place of ours; `null`, written as 0, as long as ours stands. */
export function ownNumberField(key: string, limits: Limits): Field<number | null> {
  const { read, write } = numberField(key, limits);
  return { key, read: (text) => (text === '0' ? null : read(text)), write: (value) => write(value ?? 0) };
}

/** Ticked or not. */
export function flagField(key: string): Field<boolean> {
  return { key, read: (text) => text === '1', write: (value) => String(Number(value)) };
}

/** One of a few words. */
export function choiceField<T extends string>(key: string, choices: readonly T[]): Field<T> {
  return { key, read: (text) => choices.find((choice) => choice === text), write: (value) => value };
}

const entriesOf = <V extends object>(fields: Fields<V>) => Object.entries(fields) as [keyof V, Field<V[keyof V]>][];

/**
 * The inputs as a fragment, e.g. `#r=1&k=18000&s=1`. No anchor of a page holds `=`, so the two never collide.
 *
 * @example history.replaceState(history.state, '', writeFragment(fields, values))
 */
export function writeFragment<V extends object>(fields: Fields<V>, values: V): string {
  return `#${[VERSION, ...entriesOf(fields).map(([name, field]) => `${field.key}=${field.write(values[name])}`)].join('&')}`;
}

/**
 * The inputs that a fragment holds. A fragment that is wrong in any part is ignored as a whole: an unknown or missing
 * key, another order, a value out of range, another way to write it. A full stop or bracket that followed the address in
 * a message and was taken for a part of it counts for nothing.
 */
export function readFragment<V extends object>(fields: Fields<V>, fragment: string): V | undefined {
  const given = fragment.replace(/^#|[.)]+$/g, '');
  const parts = given.split('&');
  const values = Object.fromEntries(
    entriesOf(fields).map(([name, { key, read }], index) => [
      name,
      read(parts[index + 1]?.slice(key.length + 1) ?? ''),
    ]),
  ) as V;
  // What cannot be read has no writing; what was written otherwise has another.
  return Object.values(values).includes(undefined) || writeFragment(fields, values) !== `#${given}`
    ? undefined
    : values;
}
