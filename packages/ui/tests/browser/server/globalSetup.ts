import { buildFixture } from './buildFixture';
import { PORT } from './port';
import { serveFixture } from './serve';

/** Builds the fixture from the package's dist and serves it. */
// oxlint-disable-next-line import/no-default-export -- what Playwright calls
export default async function globalSetup(): Promise<() => void> {
  const server = await serveFixture(await buildFixture(), PORT);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
