import { ConsentGate } from '@sanierungsweg/consent';
import { headers } from 'next/headers';
import { Anfrage } from './Anfrage';

/** Rendered at each request: it reads from it. */
export default async function Page() {
  const language = (await headers()).get('accept-language');
  return (
    <main>
      <h1>Musterportal</h1>
      <p>Ihre Sprache: {language}</p>
      <ConsentGate category="functional" fallback={<p>Karte ausgeblendet</p>}>
        <p>Karte eingeblendet</p>
      </ConsentGate>
      <h2>Anfrage</h2>
      <Anfrage />
    </main>
  );
}
