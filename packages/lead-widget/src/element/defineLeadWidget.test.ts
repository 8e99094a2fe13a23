// @vitest-environment jsdom
import { defineLeadWidget } from '@sanierungsweg/lead-widget/element';
import { afterEach, expect, it, vi } from 'vitest';

/** What the console says of a new element, put into the page and given properties before and after, as frameworks do. */
async function saidOf(before: object, after: object, attributes: Record<string, string> = {}): Promise<string[]> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  if (!customElements.get('property-widget')) defineLeadWidget({ name: 'property-widget', origin: '' });
  const element = document.createElement('property-widget');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, before);
  document.body.append(element);
  Object.assign(element, after);
  await Promise.resolve();
  element.remove();
  await Promise.resolve();
  const words = said.mock.calls.map(([message]) => String(message));
  said.mockRestore();
  return words;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it('names what came as a property, which no element reads, with the way out', async () => {
  const [second, first, ...more] = await saidOf({ plz: '04109' }, { integration: 'abc' });
  expect(more).toEqual([]);
  expect(second).toContain('lead-widget: integration was given as a property');
  expect(first).toContain('lead-widget: plz was given as a property, and counts for nothing: <property-widget>');
  expect(first).toContain('attr:plz in Solid, [attr.plz] in Angular');
});

it('says nothing of attributes, nor of properties that every element has', async () => {
  expect(await saidOf({ title: 'Anfrage' }, { onclick: null }, { plz: '04109', integration: 'abc' })).toEqual([]);
});

it('costs visitors nothing', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await saidOf({ plz: '04109' }, {})).toEqual([]);
});
