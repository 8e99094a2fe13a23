import { ConsentGate, ConsentProvider } from '@sanierungsweg/consent';
import { consent } from '../consent';

export function Directions() {
  return (
    <ConsentProvider {...consent}>
      <ConsentGate category="functional" fallback={<p>Karte ausgeblendet</p>}>
        <p>Karte eingeblendet</p>
      </ConsentGate>
    </ConsentProvider>
  );
}
