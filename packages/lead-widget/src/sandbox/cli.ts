import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { demoPage, originOf, snippet } from './demo';
import { hubMiddleware } from './hubMiddleware';
import { SANDBOX_BEHAVIOURS, SANDBOX_FAULTS, type SandboxOptions } from './options';
import { wholeNumber } from './wholeNumber';

const USAGE = `lead-widget-sandbox [--port 4400] [--host 127.0.0.1] [--behaviour NAME] [--fault NAME] [--delay MS] [--integration ID] [--frameless]

Serves a demonstration hub at /js/hub.js. It stores and sends nothing.
  --behaviour  ${SANDBOX_BEHAVIOURS.join(', ')}
  --fault      ${SANDBOX_FAULTS.join(', ')}
  --frameless  without border, padding and background of its own
Without --behaviour each sandbox id has its own.`;

function oneOf<T extends string>(option: string, value: string | undefined, values: readonly T[]): T | undefined {
  const found = values.find((entry) => entry === value);
  if (value !== undefined && !found) {
    throw new Error(`lead-widget: --${option} ${value} is unknown. Choose one of ${values.join(', ')}.`);
  }
  return found;
}

function main(): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      port: { ...text, default: '4400' },
      host: { ...text, default: '127.0.0.1' },
      integration: { ...text, default: 'swg-home' },
      behaviour: text,
      fault: text,
      delay: text,
      frameless: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const options: SandboxOptions = {
    behaviour: oneOf('behaviour', values.behaviour, SANDBOX_BEHAVIOURS),
    fault: oneOf('fault', values.fault, SANDBOX_FAULTS),
    delayMs: values.delay === undefined ? undefined : wholeNumber('delay', values.delay),
    frameless: values.frameless,
    query: true,
  };
  const serve = hubMiddleware(options);
  const server = createServer((request, response) => {
    serve(request, response, () => {
      const found = new URL(`http://localhost${request.url ?? '/'}`).pathname === '/';
      response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(found ? demoPage(values.integration, options.behaviour) : '');
    });
  });
  server.on('error', (error) => {
    console.error(`lead-widget: the sandbox could not start: ${error.message}`);
    process.exitCode = 1;
  });
  server.listen(wholeNumber('port', values.port), values.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : values.port;
    const origin = originOf(values.host, port);
    console.log(`Sandbox: ${origin}/\nTo embed it:\n\n${snippet(origin, values.integration, options.behaviour)}\n`);
  });
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
