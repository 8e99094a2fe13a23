import { ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { ButtonLink, buttonVariants } from '@sanierungsweg/ui/button';
import { Icon } from '@sanierungsweg/ui/icon';
import { Container, Stack } from '@sanierungsweg/ui/layout';
import Link from 'next/link';
import { Anfrage } from './Anfrage';

/** A server component: buttons and their class names need no client. */
export default function Page() {
  return (
    <main>
      <Container>
        <Stack>
          <h1>Musterportal</h1>
          <p>
            <ButtonLink variant="cta" href="#anfrage">
              <Icon name="arrow-right" /> Angebote anfordern
            </ButtonLink>{' '}
            <Link className={buttonVariants({ variant: 'outline' })} href="/datenschutz">
              Datenschutz
            </Link>
          </p>
          <h2>Anfrage</h2>
          <Anfrage />
          <footer>
            <ConsentSettingsButton />
          </footer>
        </Stack>
      </Container>
    </main>
  );
}
