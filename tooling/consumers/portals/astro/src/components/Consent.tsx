import { ConsentProvider } from '@sanierungsweg/consent';
import { ConsentBanner, ConsentDialog } from '@sanierungsweg/consent/ui';
import { consent } from '../consent';

export function Consent() {
  return (
    <ConsentProvider {...consent}>
      <ConsentBanner />
      <ConsentDialog />
    </ConsentProvider>
  );
}
