'use client';

import { ConsentProvider } from '@sanierungsweg/consent';
import { clearNames, createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentDialog } from '@sanierungsweg/consent/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

const store = createConsentStore({ clearOnRevoke: clearNames({ marketing: [/^_ga/] }) });
const links = { privacy: '/datenschutz', imprint: '/impressum' };

/** Whatever holds functions cannot come from the layout, which is a server component. */
export function SiteConsent({ children }: { children: ReactNode }) {
  return (
    <ConsentProvider store={store} texts={de} links={links} link={Link}>
      <ConsentBanner />
      {children}
      <ConsentDialog />
    </ConsentProvider>
  );
}
