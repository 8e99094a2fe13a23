import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkOptions } from './checkOptions';
import { hubMiddleware, type ServeOptions } from './hubMiddleware';
import { hubSource } from './source';

/** Options of the Vite plugin `leadSandbox`. */
export interface LeadSandboxOptions extends ServeOptions {
  /** Whether the build contains the hub, default true. A site with a real provider leaves the plugin out. */
  emit?: boolean | undefined;
}

/** As much of Vite's server as the plugin needs. */
interface SandboxServer {
  middlewares: {
    use(handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): unknown;
  };
  config: { readonly base: string };
}

/** What `leadSandbox` returns; fits Vite's `Plugin` type without depending on Vite. */
export interface LeadSandboxPlugin {
  /** Name of the plugin in Vite's messages. */
  name: string;
  /** Serves the hub while developing. */
  configureServer(server: SandboxServer): void;
  /** Serves it in `vite preview` too. */
  configurePreviewServer(server: SandboxServer): void;
  /** Emits it with the build, unless `emit` is false. */
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown }): void;
}

/**
 * Vite plugin: serves the sandbox hub at `/js/hub.js` while developing and emits it with the build.
 *
 * While developing, `?sandbox-fault=hang` and the like work unless `query` is false; the emitted file has them only if
 * `query` is true. On the page itself the default origin `''` (the own one) then finds the sandbox. What it emits is a
 * file like others, for a server of any kind. Below a `base` of Vite's, such as `/portal/`, the build has the hub there:
 * name it as `origin`, `/portal`.
 *
 * @throws If the options name what the sandbox does not know; the message names field, value and remedy.
 * @example export default defineConfig({ plugins: [provider ? null : leadSandbox()] });
 */
export function leadSandbox({ emit = true, ...options }: LeadSandboxOptions = {}): LeadSandboxPlugin {
  checkOptions(options);
  const { path = '/js/hub.js' } = options;
  const serve = ({ middlewares, config: { base } }: SandboxServer) => {
    // Where the page says nothing of the base, and where the build lies.
    for (const address of new Set([path, base + path.slice(1)])) {
      middlewares.use(hubMiddleware({ query: true, ...options, path: address }));
    }
  };
  return {
    name: 'lead-widget-sandbox',
    configureServer: serve,
    configurePreviewServer: serve,
    generateBundle() {
      if (emit) this.emitFile({ type: 'asset', fileName: path.slice(1), source: hubSource(options) });
    },
  };
}
