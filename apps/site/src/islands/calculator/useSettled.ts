import { useEffect, useState } from 'react';

/** Longer than from one key to the next, so that a number counts as a whole and not digit by digit. */
const TYPING_PAUSE_MS = 700;

/** The value that was there first or has stood for a while since, and what takes another at once. */
export function useSettled<T>(value: T) {
  const state = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => state[1](value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what takes it stays the same
  }, [value]);
  return state;
}
