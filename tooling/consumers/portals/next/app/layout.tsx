import '@sanierungsweg/ui/fonts.css';
import '@sanierungsweg/ui/styles.css';
import '@sanierungsweg/consent/styles.css';
import '@sanierungsweg/lead-widget/styles.css';
import { ConsentProvider } from '@sanierungsweg/consent';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentDialog } from '@sanierungsweg/consent/ui';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Musterportal mit Next.js' };

/** A server component that hands texts and links to the package's client components. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>
        <ConsentProvider texts={de} links={{ privacy: '/datenschutz', imprint: '/impressum' }}>
          <ConsentBanner />
          {children}
          <ConsentDialog />
        </ConsentProvider>
      </body>
    </html>
  );
}
