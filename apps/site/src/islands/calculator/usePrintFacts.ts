import { useEffect, useState } from 'react';

/** Today and the address, which only a visitor's browser knows; written when the page is printed. */
export function usePrintFacts(address: () => string): string {
  const [facts, setFacts] = useState('');
  useEffect(() => {
    const write = () => setFacts(`Gedruckt am ${new Intl.DateTimeFormat('de-DE').format(new Date())} von ${address()}`);
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  });
  return facts;
}
