import '@sanierungsweg/consent/styles.css';
import '@sanierungsweg/lead-widget/styles.css';
import { ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { SiteConsent } from './SiteConsent';

export const metadata: Metadata = { title: 'Musterportal mit Next.js auf dem Server' };

/** A server component. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>
        <SiteConsent>
          {children}
          <footer>
            <Link href="/">Startseite</Link> <ConsentSettingsButton />
          </footer>
        </SiteConsent>
      </body>
    </html>
  );
}
