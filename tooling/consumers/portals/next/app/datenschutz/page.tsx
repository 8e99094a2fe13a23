import { Prose } from '@sanierungsweg/ui/prose';

/** A second page, so that the router has somewhere to go. */
export default function Page() {
  return (
    <main>
      <Prose>
        <h1>Datenschutz</h1>
      </Prose>
    </main>
  );
}
