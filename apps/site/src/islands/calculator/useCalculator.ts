import { useEffect, useState } from 'react';
import { UNREAD } from '../toolFragment';
import { type Fields, readFragment, writeFragment } from './fragment';

/**
 * After the last change, since Safari refuses to write addresses more than 100 times within 30 s. No longer than it takes
 * from a key to a link: who leaves the page sooner does not find the last number again.
 */
const ADDRESS_DELAY_MS = 100;

/** `example`: nobody has touched it; `stale`: an input is wrong, the result is that of the last valid ones. */
export type CalculatorState = 'example' | 'own' | 'stale';

export interface Calculator<V> {
  /** The last valid inputs. */
  readonly values: V;
  readonly state: CalculatorState;
  /** The labels of the fields that hold nothing to calculate with. */
  readonly wrong: readonly string[];
  /** Changes when inputs come from elsewhere than the fields, which then start anew. */
  readonly revision: number;
  /** Takes valid inputs over. */
  readonly set: (change: Partial<V>) => void;
  /** Says that a field holds nothing to calculate with, or does again. */
  readonly mark: (label: string, wrong: boolean) => void;
  /** Address of the page with the inputs. */
  readonly address: () => string;
}

/**
 * The inputs of a tool: the example first, then the fragment of the address, then what the visitor enters. Nothing is
 * stored and nothing is sent; the fragment follows the inputs.
 *
 * @param fields Always the same object: another reads the fragment anew.
 */
export function useCalculator<V extends object>(fields: Fields<V>, example: V): Calculator<V> {
  const [values, setValues] = useState(example);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [touched, setTouched] = useState(false);
  const [revision, setRevision] = useState(0);
  const state = wrong.length > 0 ? 'stale' : touched ? 'own' : 'example';

  useEffect(() => {
    const enter = () => {
      const found = readFragment(fields, location.hash);
      if (!found) {
        dispatchEvent(new Event(UNREAD));
        return;
      }
      setValues(found);
      setWrong([]);
      setTouched(true);
      setRevision((count) => count + 1);
    };
    enter();
    addEventListener('hashchange', enter);
    return () => removeEventListener('hashchange', enter);
  }, [fields]);

  useEffect(() => {
    if (state === 'example') return undefined;
    const { href } = location;
    const timer = setTimeout(() => {
      // An anchor or a page that the visitor has gone to since stays.
      if (location.href === href) history.replaceState(history.state, '', writeFragment(fields, values));
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [fields, state, values]);

  return {
    values,
    state,
    wrong,
    revision,
    set: (change) => {
      setTouched(true);
      setValues((before) => ({ ...before, ...change }));
    },
    mark: (label, isWrong) =>
      setWrong((before) => before.filter((other) => other !== label).concat(isWrong ? [label] : [])),
    address: () => `${location.origin}${location.pathname}${writeFragment(fields, values)}`,
  };
}
