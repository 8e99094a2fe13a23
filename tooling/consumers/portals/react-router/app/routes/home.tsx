import { ConsentGate } from '@sanierungsweg/consent';
import { Anfrage } from '../Anfrage';

export default function Home() {
  return (
    <main>
      <h1>Musterportal</h1>
      <ConsentGate category="functional" fallback={<p>Karte ausgeblendet</p>}>
        <p>Karte eingeblendet</p>
      </ConsentGate>
      <h2>Anfrage</h2>
      <Anfrage />
    </main>
  );
}
