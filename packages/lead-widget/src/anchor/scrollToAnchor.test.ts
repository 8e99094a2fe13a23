// @vitest-environment jsdom
import { scrollToAnchor } from '@sanierungsweg/lead-widget/anchor';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => document.body.replaceChildren());

it('finds its target and moves the focus where nothing can be scrolled, as in unit tests', async () => {
  document.body.innerHTML = '<section id="form"><h2>Anfrage</h2></section>';
  const life = new AbortController();
  expect(await scrollToAnchor('form', { signal: life.signal })).toBe(true);
  expect(document.activeElement?.textContent).toBe('Anfrage');
  life.abort();
});

it('finds its target by an id as location.hash has it', async () => {
  document.body.innerHTML = '<h2 id="förderung">Förderung</h2><h2 id="100%">Alles</h2><h2 id="a%20b">Wörtlich</h2>';
  location.hash = '#förderung';
  for (const [id, words] of [
    [location.hash.slice(1), 'Förderung'],
    ['100%', 'Alles'],
    ['a%20b', 'Wörtlich'],
  ] as const) {
    const life = new AbortController();
    expect(await scrollToAnchor(id, { signal: life.signal, tries: 0, everyMs: 1 })).toBe(true);
    expect(document.activeElement?.textContent).toBe(words);
    life.abort();
  }
});

it('scrolls smoothly unless the visitor wants less motion', async () => {
  document.body.innerHTML = '<section id="form"></section>';
  const scrollIntoView = vi.fn<(options: ScrollIntoViewOptions) => void>();
  Object.assign(document.getElementById('form') as HTMLElement, { scrollIntoView });
  for (const [matches, behavior] of [
    [true, 'instant'],
    [false, 'smooth'],
  ] as const) {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    const life = new AbortController();
    expect(await scrollToAnchor('form', { signal: life.signal })).toBe(true);
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior, block: 'start' });
    life.abort();
  }
});

it('says while developing that an id has no hash, at no cost to visitors', async () => {
  document.body.innerHTML = '<section id="form"></section>';
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const said = async (id: string) => {
    await scrollToAnchor(id, { tries: 0, everyMs: 1 });
    return spy.mock.calls.splice(0).map(([message]) => message as unknown);
  };
  expect(await said('#form')).toEqual([
    'lead-widget: scrollToAnchor() was given "#form", and no element has such an id. Write "form", as location.hash.slice(1) is.',
  ]);
  expect(await said('form')).toEqual([]);
  vi.stubEnv('NODE_ENV', 'production');
  expect(await said('#form')).toEqual([]);
});
