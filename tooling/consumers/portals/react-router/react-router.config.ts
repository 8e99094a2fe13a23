import type { Config } from '@react-router/dev/config';

// What the next major does anyway, and the build asks for.
const future = {
  v8_middleware: true,
  v8_passThroughRequests: true,
  v8_splitRouteModules: true,
  v8_trailingSlashAwareDataRequests: true,
  v8_viteEnvironmentApi: true,
};

export default { ssr: true, future } satisfies Config;
