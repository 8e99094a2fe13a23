import { buildFixture } from './buildFixture';
import { type Kind, PORTS, PROVIDER_PORT } from './ports';
import { serveFixture, serveProvider } from './serve';

/** Builds the fixture with both majors of React and with custom elements and serves all three, and the third party. */
// oxlint-disable-next-line import/no-default-export -- what Playwright calls
export default async function globalSetup(): Promise<() => void> {
  const provider = `http://127.0.0.1:${PROVIDER_PORT}`;
  const servers = [await serveProvider(PROVIDER_PORT)];
  for (const [kind, port] of Object.entries(PORTS)) {
    servers.push(await serveFixture(await buildFixture(kind as Kind), port, provider));
  }
  return () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
