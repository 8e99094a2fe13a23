import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkOptions } from './checkOptions';
import { OPTIONS_KEY, type SandboxOptions } from './options';

/** Path of the hub's file in this package. It works as it is; options go before it with `hubSource`. */
export const hubFilePath = join(dirname(fileURLToPath(import.meta.url)), 'hub.js');

/**
 * The hub's script as text, one file for module and classic tags, to be served as `/js/hub.js`. For
 * servers, builds and tests: it reads `hubFilePath`.
 *
 * @throws If the options name what the sandbox does not know; the message names field, value and remedy.
 * @example writeFileSync('dist/js/hub.js', hubSource());
 * @example await route.fulfill({ contentType: 'text/javascript', body: hubSource({ fault: 'never' }) });
 */
export function hubSource(options: SandboxOptions = {}): string {
  checkOptions(options);
  const script = readFileSync(hubFilePath, 'utf8');
  const given = Object.values(options).some((value) => value !== undefined);
  return given ? `globalThis['${OPTIONS_KEY}']=${JSON.stringify(options)};\n${script}` : script;
}
