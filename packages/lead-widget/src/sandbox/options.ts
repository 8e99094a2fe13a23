/**
 * How the sandbox finds and fills its containers.
 *
 * - `once`: renders the containers that are there when it runs, once per document and integration
 * - `each-run`: renders the empty containers that are there, each time it runs
 * - `observer`: also notices containers that come later
 * - `custom-element`: defines `<daa-wgt>`; running it twice throws
 * - `iframe`, `shadow`: as `each-run`, but inside a frame or an open shadow root
 */
export type SandboxBehaviour = 'once' | 'each-run' | 'observer' | 'custom-element' | 'iframe' | 'shadow';

/**
 * What goes wrong. The first four are the server's doing, the others the script's.
 *
 * - `404`: the script is not found · `500`: the server fails · `503`: unavailable at the first request, fine afterwards ·
 *   `hang`: no answer
 * - `throws`: the script throws before it renders · `never`: it runs without rendering
 * - `slow`: the form comes after `delayMs` (20 s) · `twice`: the form comes after `delayMs` (3 s), and then once more
 * - `clear`: the container is emptied after `delayMs` (2 s) · `replace`: the container gives way to another element
 */
export type SandboxFault = '404' | '500' | '503' | 'hang' | 'throws' | 'never' | 'slow' | 'twice' | 'clear' | 'replace';

/** Every behaviour, in the order of its documentation. */
export const SANDBOX_BEHAVIOURS = [
  'once',
  'each-run',
  'observer',
  'custom-element',
  'iframe',
  'shadow',
] as const satisfies readonly SandboxBehaviour[];

/** Every fault, in the order of its documentation. */
export const SANDBOX_FAULTS = [
  '404',
  '500',
  '503',
  'hang',
  'throws',
  'never',
  'slow',
  'twice',
  'clear',
  'replace',
] as const satisfies readonly SandboxFault[];

/** How the sandbox hub behaves. Left alone, it works without a fault. */
export interface SandboxOptions {
  /** For every integration. Without it each sandbox id has its own, see `SANDBOX_INTEGRATIONS`. */
  behaviour?: SandboxBehaviour | undefined;
  /** What goes wrong. Default: nothing. */
  fault?: SandboxFault | undefined;
  /** Milliseconds for the faults that have to do with time. Default: as `SandboxFault` says for each. */
  delayMs?: number | undefined;
  /** Leaves out the form's own border, padding and background, for pages that lay it on a sheet of theirs. Default false. */
  frameless?: boolean | undefined;
  /** Where the confirmation leads, such as a page on funding. Default: nowhere. */
  links?: readonly { label: string; href: string }[] | undefined;
  /**
   * Whether `?sandbox-behaviour=…&sandbox-fault=…&sandbox-delay=…&sandbox-frameless=1` counts, in the page's address or
   * the script's. For development; default false.
   */
  query?: boolean | undefined;
}

/** Sandbox ids and how the hub behaves for each. Without an id it is `observer`, for an unknown one `each-run`. */
export const SANDBOX_INTEGRATIONS: Readonly<Record<string, SandboxBehaviour>> = {
  '': 'observer',
  'swg-home': 'once',
  'swg-insulation': 'once',
  'swg-heating': 'once',
  'swg-energy-advisor': 'once',
  'swg-windows': 'once',
  'swg-pv': 'once',
  'swg-air-conditioning': 'each-run',
  'swg-architect': 'each-run',
  'swg-painter': 'each-run',
  'swg-moving': 'each-run',
  'swg-flooring': 'each-run',
  'swg-electrician': 'each-run',
  'swg-partner-registration': 'each-run',
};

/** Under this key `hubSource` puts the options before the script. */
export const OPTIONS_KEY = 'lead-widget-sandbox-options';

/** Under this key the script keeps what it has done in this document. */
export const STATE_KEY = Symbol.for('lead-widget-sandbox');

function known<T extends string>(value: string | null, values: readonly T[]): T | undefined {
  return values.find((entry) => entry === value);
}

/** Options from addresses, the earlier ones first. Holds only what they name. */
export function optionsFromQuery(searches: readonly string[]): SandboxOptions {
  const read = (key: string) =>
    searches.map((search) => new URLSearchParams(search).get(`sandbox-${key}`)).find((value) => value !== null) ?? null;
  const [delay, frameless] = [read('delay'), read('frameless')];
  const behaviour = known(read('behaviour'), SANDBOX_BEHAVIOURS);
  const fault = known(read('fault'), SANDBOX_FAULTS);
  return {
    ...(behaviour && { behaviour }),
    ...(fault && { fault }),
    ...(delay && /^\d+$/.test(delay) && { delayMs: Number(delay) }),
    ...(frameless && { frameless: frameless === '1' }),
  };
}
