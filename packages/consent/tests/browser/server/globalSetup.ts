import { buildFixture } from './buildFixture';
import { PORTS, PROVIDER_PORT } from './ports';
import { serveFixture, serveProvider } from './serve';

/** Builds the fixture with both majors of React and serves both, and the third party. */
// oxlint-disable-next-line import/no-default-export -- what Playwright calls
export default async function globalSetup(): Promise<() => void> {
  const provider = `http://127.0.0.1:${PROVIDER_PORT}`;
  const servers = [await serveProvider(PROVIDER_PORT)];
  for (const major of [18, 19] as const) {
    servers.push(await serveFixture(await buildFixture(major), PORTS[major], provider));
  }
  return () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
