import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HubMarker, HubScriptKind, HubStrategy } from '@sanierungsweg/lead-widget/core';
import type { ContractBrowser, ContractPage } from './browser';
import { PROBE } from './probe';

/** Which hub is examined, with which browser. */
export interface ContractOptions {
  /** Origin of the hub, e.g. `https://hub.example`. */
  hub: string;
  /** Integration id; without it the hub is asked for without a parameter. */
  integration?: string | undefined;
  /** A Chromium started with Playwright. */
  browser: ContractBrowser;
  /** Milliseconds to wait for a form, default 10 000. */
  timeoutMs?: number | undefined;
  /** Address of the script, default `{hub}/js/hub.js?{integration}`. */
  url?: string | undefined;
}

/** Sources of a content security policy by directive, e.g. `{ 'img-src': ['https://hub.example'] }`. */
export type ContractCsp = Record<string, string[]>;

/** What `runContract` found out about a hub. */
export interface ContractReport {
  /** Address of the script that was examined. */
  url: string;
  /** Whether a form appeared at all; if not, the rest says nothing. */
  renders: boolean;
  /** Kinds of script that bring a form. */
  scripts: HubScriptKind[];
  /** Markers of a container that the hub knows. */
  markers: HubMarker[];
  /** Notices containers that come after it has run. */
  rendersLate: boolean;
  /** A second run fills a new container, leaves the first alone and throws nothing. */
  harmlessTwice: boolean;
  /** Whether the hub was seen reading `data-plz`. */
  readsPlz: boolean;
  /** Hosts besides the hub's own that were contacted. */
  foreignHosts: string[];
  /** What the page's policy has to allow. */
  csp: ContractCsp;
  /** Errors the hub threw when it ran once, or that its script did not load. */
  errors: string[];
  /** What `strategy` this hub needs. */
  strategy: HubStrategy;
}

interface Finding {
  loaded: boolean;
  forms: number[];
  late: number;
  again: number[];
  readsPlz: boolean;
  violations: [string, string][];
  errors: string[];
  laterErrors: string[];
}

const MARKERS: readonly HubMarker[] = ['class', 'attribute', 'element'];
const SCRIPTS: readonly HubScriptKind[] = ['async', 'module'];
const PLZ = '50667';

/** A page of its own origin with a policy that allows nothing but the page's own icon and only reports. */
function serveBlankPage(): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ headers }, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy-Report-Only': `default-src 'none'; img-src ${headers.host}/favicon.ico; form-action 'none'; base-uri 'none'`,
    });
    response.end(
      '<!doctype html><html lang="de"><head><title>Contract</title></head><body><main></main></body></html>',
    );
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

/** One document: the script once, a late container, the script again. */
function examine(
  page: ContractPage,
  url: string,
  id: string,
  kind: HubScriptKind,
  markers: readonly HubMarker[],
  ms: number,
) {
  const call = (value: unknown) => JSON.stringify(value);
  return page.evaluate(`(async () => {
    const { leadProbe: probe } = window;
    const place = (plz) => ${call(markers)}.map((marker) => probe.place(marker, ${call(id)}, plz));
    const first = place(${call(PLZ)});
    const loaded = await probe.run(${call(url)}, ${call(kind)});
    const forms = await probe.until(first, ${ms});
    const errors = [...probe.errors];
    const violations = [...probe.violations];
    if (!forms.some(Boolean)) return { loaded, forms, late: 0, again: [], readsPlz: probe.readsPlz, violations, errors, laterErrors: [] };
    const lateOnes = place();
    const late = Math.max(...await probe.until(lateOnes, 1500));
    for (const one of lateOnes) one.remove();
    const second = place();
    await probe.run(${call(url)} + (${call(kind)} === 'module' ? '#again' : ''), ${call(kind)});
    const again = [Math.max(...await probe.until(second, 1500)), ...first.map(probe.forms)];
    return { loaded, forms, late, again, readsPlz: probe.readsPlz, violations, errors, laterErrors: probe.errors.slice(errors.length) };
  })()`) as Promise<Finding>;
}

/** What each refusal would have needed. */
function policy(violations: readonly [string, string][], pageOrigin: string): ContractCsp {
  const csp: ContractCsp = {};
  for (const [directive, blocked] of violations) {
    const name = directive.replace(/-(elem|attr)$/, '');
    const source = URL.canParse(blocked)
      ? ['data:', 'blob:'].includes(new URL(blocked).protocol)
        ? new URL(blocked).protocol
        : new URL(blocked).origin
      : blocked === 'inline'
        ? "'unsafe-inline'"
        : blocked === 'eval'
          ? "'unsafe-eval'"
          : `${blocked}:`;
    const sources = (csp[name] ??= []);
    const wanted = source === pageOrigin ? "'self'" : source;
    if (!sources.includes(wanted)) sources.push(wanted);
  }
  return csp;
}

/**
 * Finds out what a hub can do, in a real browser: which scripts and markers it knows, whether it notices late
 * containers, whether a second run is harmless, whether it reads `data-plz`, whom it contacts. Fills in and sends nothing.
 *
 * @returns the findings, with the strategy and the policy that the hub needs
 * @throws If the hub's address is no URL.
 * @example const report = await runContract({ hub: 'https://hub.example', integration: 'abc', browser });
 */
export async function runContract(options: ContractOptions): Promise<ContractReport> {
  const { hub, integration = '', browser, timeoutMs = 10_000 } = options;
  // “localhost:4400” would be a URL of the scheme “localhost”.
  if (!/^https?:/i.test(hub) || !URL.canParse(hub)) {
    throw new Error(
      `lead-widget: hub ${hub} is no URL, so nothing can be asked. Give an origin such as https://hub.example.`,
    );
  }
  const { origin } = new URL(hub);
  const url = options.url ?? `${origin}/js/hub.js${integration ? `?${encodeURIComponent(integration)}` : ''}`;
  const blank = await serveBlankPage();
  const hosts = new Set<string>();
  const visit = async (kind: HubScriptKind, markers: readonly HubMarker[]): Promise<Finding> => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      page.on('request', (request) => {
        const asked = new URL(request.url());
        if (asked.protocol.startsWith('http') && ![origin, blank.origin].includes(asked.origin)) hosts.add(asked.host);
      });
      await page.addInitScript(PROBE);
      await page.goto(blank.origin);
      return await examine(page, url, integration, kind, markers, timeoutMs);
    } finally {
      await context.close();
    }
  };
  try {
    const findings = [];
    for (const kind of SCRIPTS) findings.push({ kind, finding: await visit(kind, MARKERS) });
    const works = findings.filter(({ finding }) => finding.forms.some(Boolean));
    const first = works[0];
    const markers = MARKERS.filter((_, index) => first?.finding.forms[index]);
    // Once more with one container only: several at a time may look like several forms.
    const alone = first ? await visit(first.kind, markers.slice(0, 1)) : undefined;
    const rendersLate = !!alone?.late;
    const [filled = 0, ...before] = alone?.again ?? [];
    const harmlessTwice =
      filled === 1 && alone?.laterErrors.length === 0 && before.every((count, index) => count === alone.forms[index]);
    const all = findings.map(({ finding }) => finding);
    const errors = all.flatMap((finding) => finding.errors);
    if (!all.some(({ loaded }) => loaded)) {
      errors.push('The script did not load, so nothing is known of it. Open its address in a browser.');
    }
    return {
      url,
      renders: !!first,
      scripts: works.map(({ kind }) => kind),
      markers: integration ? markers : markers.filter((marker) => marker === 'attribute'),
      rendersLate,
      harmlessTwice,
      readsPlz: all.some((finding) => finding.readsPlz),
      foreignHosts: [...hosts].sort(),
      csp: policy(
        all.flatMap((finding) => finding.violations),
        blank.origin,
      ),
      errors,
      strategy: rendersLate ? 'keep' : harmlessTwice ? 'replace' : 'reload-once',
    };
  } finally {
    blank.close();
  }
}

/**
 * The report for readers.
 *
 * @example console.log(formatContract(await runContract({ hub: 'https://hub.example', browser })));
 */
export function formatContract(report: ContractReport): string {
  const list = (values: readonly string[]) => values.join(', ') || 'none';
  const answer = (value: boolean) => (value ? 'yes' : 'no');
  const csp = Object.entries(report.csp).map(([directive, sources]) => `  ${directive} ${sources.join(' ')}`);
  return [
    `Hub: ${report.url}`,
    `A form appears: ${answer(report.renders)}`,
    `Scripts that work: ${list(report.scripts)}`,
    `Markers it knows: ${list(report.markers)}`,
    `Notices late containers: ${answer(report.rendersLate)}`,
    `Harmless when run twice: ${answer(report.harmlessTwice)}`,
    `Reads data-plz: ${report.readsPlz ? 'yes' : 'not seen'}`,
    `Other hosts contacted: ${list(report.foreignHosts)}`,
    `Errors: ${list(report.errors)}`,
    `Content security policy:\n${csp.join('\n') || '  nothing'}`,
    report.renders ? `Strategy: ${report.strategy}` : 'Strategy: unknown, because no form appeared',
  ].join('\n');
}
