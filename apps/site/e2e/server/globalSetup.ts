import { siteFolders } from '../../server/folders.mjs';
import { listen } from '../../server/listen.mjs';
import { siteServer } from '../../server/serve.mjs';
import { SITES } from './sites';

/** Serves both builds within Playwright's own process: however it ends, nothing is left on their ports. */
// oxlint-disable-next-line import/no-default-export -- what Playwright calls
export default async function globalSetup(): Promise<() => void> {
  const servers: Awaited<ReturnType<typeof siteServer>>[] = [];
  for (const { port, variant } of Object.values(SITES)) {
    const remedy = variant && `Run "npx -y pnpm@12 --filter @sanierungsweg/site run build:${variant}".`;
    const server = await siteServer(siteFolders(variant), remedy);
    await listen(server, port, 0);
    servers.push(server);
  }
  return () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
