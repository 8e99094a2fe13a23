import { ConsentProvider } from '@sanierungsweg/consent';
import { ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { consent } from '../consent';

export function Settings() {
  return (
    <ConsentProvider {...consent}>
      <ConsentSettingsButton />
    </ConsentProvider>
  );
}
