import { useConsentContext } from '@sanierungsweg/consent';
import { useEffect, useState } from 'react';
import { claim, type Single } from '../interface';

/** Whether this component is the one to show what a page shows once. False on a server and in the first render. */
export function useClaim(what: Single): boolean {
  const { store } = useConsentContext();
  const [mine, setMine] = useState(false);
  useEffect(() => {
    const giveUp = claim(store, what, setMine);
    return () => {
      setMine(false);
      giveUp();
    };
  }, [store, what]);
  return mine;
}
