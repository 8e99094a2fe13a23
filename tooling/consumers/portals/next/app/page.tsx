import { ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { Button, ButtonLink, buttonVariants } from '@sanierungsweg/ui/button';
import { Icon } from '@sanierungsweg/ui/icon';
import { Container, Stack } from '@sanierungsweg/ui/layout';
import { Tooltip } from '@sanierungsweg/ui/tooltip';
import Link from 'next/link';
import { Anfrage } from './Anfrage';

/** A control that is there later than the page around it, as where its name has to be fetched. */
async function Download() {
  const label = await Promise.resolve('Preise herunterladen');
  return <Button>{label}</Button>;
}

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
          <p>
            <Tooltip content="Als PDF">
              <Download />
            </Tooltip>
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
