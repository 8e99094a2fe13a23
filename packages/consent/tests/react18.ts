// Testing Library and react-dom-18 require "react" themselves, where no alias of Vite's reaches.
import Module, { createRequire } from 'node:module';

type Resolve = (request: string, ...rest: unknown[]) => string;

const require = createRequire(import.meta.url);
const internals = Module as unknown as { _resolveFilename: Resolve };
const resolve = internals._resolveFilename;

function resolveReact18(this: unknown, request: string, ...rest: unknown[]): string {
  const match = /^(react|react-dom)(\/.*)?$/.exec(request);
  return match ? require.resolve(`${match[1]}-18${match[2] ?? ''}`) : resolve.call(this, request, ...rest);
}

// This runs before every file, all of them in one process.
if (resolve.name !== resolveReact18.name) internals._resolveFilename = resolveReact18;
