import { told } from './told.mjs';

/**
 * Vite tells of a fault for each file that meets it, and every style sheet that draws with figures meets a wrong one. Of
 * a fault that says what to do, once is enough, until a file changes.
 * @param {import('vite').ViteDevServer} server
 */
export function tellOnce({ config: { logger }, watcher }) {
  const said = new Set();
  const tell = logger.error.bind(logger);
  logger.error = (message, options) => {
    const fault = told(options?.error);
    if (fault !== undefined && said.has(fault)) return;
    said.add(fault);
    tell(message, options);
  };
  watcher.on('all', () => said.clear());
}
