import '@sanierungsweg/consent/styles.css';
import '@sanierungsweg/lead-widget/styles.css';
import { type ConsentLink, ConsentProvider } from '@sanierungsweg/consent';
import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentDialog, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

const store = createConsentStore();
const links = { privacy: '/datenschutz', imprint: '/impressum' };
const RouterLink: ConsentLink = ({ href, children }) => <Link to={href}>{children}</Link>;

export default function Root() {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Musterportal mit React Router</title>
        <Meta />
        <Links />
      </head>
      <body>
        <ConsentProvider store={store} texts={de} links={links} link={RouterLink}>
          <ConsentBanner />
          <Outlet />
          <footer>
            <Link to="/">Startseite</Link> <ConsentSettingsButton />
          </footer>
          <ConsentDialog />
        </ConsentProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
