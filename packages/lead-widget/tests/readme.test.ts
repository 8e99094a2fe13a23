// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createContainer, type HubProvider, hubUrl, registry } from '@sanierungsweg/lead-widget/core';
import { resetHubs } from '@sanierungsweg/lead-widget/testing';
import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Plugin } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { compileExamples, writeExamples } from '../../../tooling/readmeExamples.mjs';

interface Example {
  key: string;
  file: string;
}

const examples: Example[] = writeExamples(process.cwd());

type Exports = Record<string, unknown>;

/** Examples that show a form; tests/browser/readme.spec.ts opens them. */
const SHOWN = ['React', 'Custom element', 'Plain script'];

/** What each other example has to do, by its heading. */
const proofs: Record<string, (exports: Exports) => void | Promise<void>> = {
  'Which strategy?': (exports) => {
    const enter = exports.enter as (first: boolean) => boolean;
    const fullLoad = exports.fullLoad as (link: { href: string }) => string | null;
    expect(enter(true)).toBe(false);
    expect(fullLoad({ href: 'https://portal.example/heizung' })).toBeNull();
    const tag = document.createElement('script');
    tag.src = 'https://hub.example/js/hub.js?abc';
    document.head.append(tag);
    expect(fullLoad({ href: 'https://portal.example/heizung#form' })).toBe(
      'https://portal.example/heizung?daaReloaded=1#form',
    );
    tag.remove();
  },
  'Server-rendered markup': (exports) => {
    const adopt = exports.adopt as (box: HTMLElement) => { stop(): void };
    document.body.innerHTML =
      '<div class="lead-widget" data-status="idle"><div class="lead-widget-slot"><div class="daa-abc"></div></div></div>';
    const box = document.body.firstElementChild as HTMLElement;
    const widget = adopt(box);
    expect(box.dataset.status).toBe('loading');
    expect(box.querySelectorAll('.daa-abc')).toHaveLength(1);
    widget.stop();
  },
  'Its tag in TSX': (exports) => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => {});
    const root = createRoot(document.body);
    flushSync(() => root.render(createElement(exports.Form as FunctionComponent)));
    const tag = document.querySelector('lead-widget');
    expect(tag?.getAttribute('plz')).toBe('04109');
    tag?.dispatchEvent(new CustomEvent('lead-widget-status', { detail: { status: 'ready', failure: null } }));
    expect(told).toHaveBeenCalledWith('ready');
    flushSync(() => root.unmount());
    told.mockRestore();
  },
  Providers: (exports) => {
    const { element, other } = exports as Record<string, HubProvider>;
    expect(element?.marker.element).toBe('daa-wgt');
    expect(hubUrl({ provider: other, integration: 'abc' })).toBe('https://forms.example/embed.js?form=abc');
    const fields = { vorhaben: 'Dach', name: 'bleibt hier' };
    expect(createContainer({ provider: other, integration: 'abc', plz: '04109', fields }).outerHTML).toBe(
      '<div class="form" data-form="abc" data-zip="04109" data-wish="Dach"></div>',
    );
  },
  'Unit tests': (exports) => {
    (exports.before as () => void)();
    expect(registry().answer).toBeTypeOf('function');
    (exports.after as () => void)();
    expect(registry().answer).toBeUndefined();
  },
  Consent: (exports) => {
    const consent = exports.consent as { get(): boolean; subscribe(listener: () => void): () => void; grant(): void };
    const told = vi.fn<() => void>();
    const stop = consent.subscribe(told);
    expect(consent.get()).toBe(false);
    consent.grant();
    expect([consent.get(), told.mock.calls.length]).toEqual([true, 1]);
    stop();
    consent.grant();
    expect(told).toHaveBeenCalledTimes(1);
  },
  Sandbox: (exports) => {
    const { plugins } = exports.default as { plugins: Plugin[] };
    const emitted: { fileName: string }[] = [];
    const plugin = plugins[0] as unknown as { generateBundle(this: object): void };
    plugin.generateBundle.call({ emitFile: (file: { fileName: string }) => emitted.push(file) });
    expect(emitted.map(({ fileName }) => fileName)).toEqual(['js/hub.js']);
  },
};

afterEach(() => {
  resetHubs();
  document.body.replaceChildren();
});

it('has examples that compile against the built package', () => {
  expect(compileExamples(process.cwd())).toBe('');
});

it('has a proof for every example', () => {
  expect(examples.map(({ key }) => key).sort()).toEqual([...SHOWN, ...Object.keys(proofs)].sort());
});

it.each(Object.entries(proofs))('the example under “%s” does what it says', async (key, prove) => {
  expect.hasAssertions();
  const example = examples.find((candidate) => candidate.key === key) as Example;
  await prove((await import(/* @vite-ignore */ example.file)) as Exports);
});

it('names every custom property of the style sheet, and no other', () => {
  const named = (file: string) =>
    [...new Set(readFileSync(file, 'utf8').match(/--lead-widget-[a-z-]+/g))].toSorted((a, b) => a.localeCompare(b));
  expect(named('README.md')).toEqual(named('styles.css'));
});

it('shows a form and its absence in pictures that are published with it', () => {
  const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
  const shown = [...readFileSync('README.md', 'utf8').matchAll(/!\[(.+?)\]\((.+?)\)/g)].map(([, , file]) => file);
  expect(shown).toEqual(['form.png', 'no-form.png']);
  for (const file of shown as string[]) {
    expect(files).toContain(file);
    expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
  }
});

it('shows commands that the package has', () => {
  const { bin } = JSON.parse(readFileSync('package.json', 'utf8')) as { bin: Record<string, string> };
  const commands = readFileSync('README.md', 'utf8').match(/(?<=npx )lead-widget-\w+/g);
  expect(new Set(commands)).toEqual(new Set(Object.keys(bin)));
});

it('compares with each package that the script measures', () => {
  const table = readFileSync('README.md', 'utf8').split(/<!-- \/?compare -->/)[1] ?? '';
  const measured = readFileSync('scripts/compare.mjs', 'utf8').match(/\bname: (?=OWN|['`])/g) ?? [];
  expect(measured.length).toBeGreaterThan(5);
  expect(table.match(/^\| .+ \|$/gm)?.length).toBe(measured.length + 2);
});

it('compares with sizes that are still its own', () => {
  const table = readFileSync('README.md', 'utf8').split(/<!-- \/?compare -->/)[1] ?? '';
  const named = (entry: string) =>
    Number(table.match(new RegExp(`^\\| ${entry} \\| this \\| ([\\d,]+) B`, 'm'))?.[1]?.replace(',', ''));
  const limits = JSON.parse(readFileSync('.size-limit.json', 'utf8')) as { name: string; limit: string }[];
  const allowed = (size: string) => Number.parseInt(limits.find(({ name }) => name === size)?.limit ?? '', 10);
  // Limits stand just above what is measured. Where one has moved, so has the size: renew the table (`compare`).
  const shares = [
    named('@sanierungsweg/lead-widget/core') / allowed('loadHub alone'),
    named('@sanierungsweg/lead-widget') / allowed('React with core'),
  ];
  for (const share of shares) expect(Math.abs(share - 1)).toBeLessThan(0.05);
});
