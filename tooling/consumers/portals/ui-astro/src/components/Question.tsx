import { Button } from '@sanierungsweg/ui/button';
import { Dialog } from '@sanierungsweg/ui/dialog';
import { useState } from 'react';

/** State and what it opens stand in one island. */
export function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Verwerfen …
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Anfrage verwerfen?" closeLabel="Schließen" />
    </>
  );
}
