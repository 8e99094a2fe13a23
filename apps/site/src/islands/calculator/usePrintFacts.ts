import { useEffect, useState } from 'react';

/** Today and the address, which only a visitor's browser knows; written when the page is printed. */
export function usePrintFacts(address: () => string): string {
  const [facts, setFacts] = useState('');
  useEffect(() => {
    const write = () => setFacts(`Gedruckt am ${new Date().toLocaleDateString('de-DE')} von ${address()}`);
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  });
  return facts;
}
