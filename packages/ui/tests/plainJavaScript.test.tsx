import * as ui from '@sanierungsweg/ui';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

const components: Readonly<Record<string, unknown>> = { ...ui };

/** What the console says, while developing, of a component as plain JavaScript may write it. */
function saidOf(name: string, props: object): string[] {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    renderToStaticMarkup(createElement(components[name] as ElementType, props));
  } catch {
    // What follows where a list is missing.
  }
  const said = spy.mock.calls.map(([message]) => String(message));
  spy.mockClear();
  return said;
}

describe('a list that was left out', () => {
  it.each([
    'Accordion',
    'BarChart',
    'ErrorSummary',
    'LineChart',
    'RadioGroup',
    'RangeChart',
    'StackChart',
    'Table',
    'Tabs',
  ])('of %s is named with its component and what to write', (name) => {
    expect(saidOf(name, {})[0]).toMatch(new RegExp(`^ui: <${name}> was given undefined as (\\w+), .* Write \\1=\\{`));
  });

  it.each([
    ['x', {}],
    ['y', { x: { max: 30, ticks: [] } }],
    ['x', { x: { max: 30 } }],
  ])('such as the axis %s of LineChart is named as well', (prop, props) => {
    const lists = { series: [], columns: [], rows: [] };
    expect(saidOf('LineChart', { ...lists, ...props })[0]).toMatch(
      new RegExp(`^ui: <LineChart> was given .* as ${prop}, not an axis, .* Write ${prop}={{ max`),
    );
  });

  it.each<[string, object, string]>([
    ['Table', { columns: ['Item'], rows: [['Basic'], { item: 'Plus' }] }, 'an object as rows[1]'],
    ['Table', { columns: ['Item'], rows: [createElement('b')] }, 'an object as rows[0]'],
    ['Table', { columns: ['Item'], rows: [null] }, 'null as rows[0]'],
    ['BarChart', { series: [{ label: 'Before' }], rows: [{ label: 'Wall', value: 2 }] }, 'undefined as rows[0].values'],
    ['LineChart', { series: [{ label: 'Saved', values: [] }], columns: [], rows: [] }, 'undefined as series[0].points'],
    ['LineChart', { series: [], columns: [], rows: [{ label: 'Year', values: '5 €' }] }, '"5 €" as rows[0].values'],
  ])('of an entry of %s, as in %o, is named with its place', (name, props, said) => {
    expect(saidOf(name, props)[0]).toBe(
      `ui: <${name}> was given ${said}, not a list, and cannot be rendered. Write a list there, or an empty one as long as there is nothing.`,
    );
  });

  it('is nothing to speak of where it is empty', () => {
    expect(saidOf('Tabs', { label: 'Ways', items: [] })).toEqual([]);
    expect(saidOf('Table', { label: 'Prices', columns: ['Item'], rows: [] })).toEqual([]);
    expect(saidOf('Table', { label: 'Prices', columns: ['Item'], rows: [[]] })).toEqual([]);
    expect(saidOf('BarChart', { series: [], rows: [{ label: 'Wall', values: [] }] })).toEqual([]);
  });
});

describe('a look that does not exist', () => {
  it.each([
    ['Button', 'variant', 'one of default, destructive, outline'],
    ['ButtonLink', 'size', 'one of default, sm, lg'],
    ['Badge', 'tone', 'one of neutral, sun, trust, error'],
    ['Alert', 'tone', 'one of info, success, warning, error'],
  ])('of %s is named with those that do', (name, prop, choices) => {
    const [said] = saidOf(name, { [prop]: 'primary' });
    expect(said).toContain(`the ${prop} "primary", which does not exist`);
    expect(said).toContain(choices);
  });

  it('is not mistaken for one that does', () => {
    expect(saidOf('Button', { variant: 'cta', size: 'lg' })).toEqual([]);
    expect(saidOf('Alert', {})).toEqual([]);
  });
});

describe('a child that is not one element', () => {
  it.each([
    ['Button', '… asChild', { asChild: true, children: 'Send' }],
    ['ButtonLink', '… asChild', { asChild: true, children: ['Roof', createElement('a', { key: 'a' })] }],
    ['Link', '… asChild', { asChild: true }],
    ['Tooltip', 'Tooltip', { content: 'As a PDF', children: 'Download' }],
  ])('of %s is named with what to write', (name, named, props) => {
    const [said] = saidOf(name, props);
    expect(said).toContain(`ui: <${named}> was given no element as its one child, and cannot be rendered. Write`);
  });

  it('is nothing to speak of where it is one', () => {
    expect(saidOf('Link', { asChild: true, children: createElement('a', { href: '/' }, 'Start') })).toEqual([]);
    expect(saidOf('Tooltip', { content: 'As a PDF', children: createElement('button') })).toEqual([]);
  });
});

it('tells visitors nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(saidOf('Tabs', {})).toEqual([]);
  expect(saidOf('Badge', { tone: 'primary' })).toEqual([]);
  expect(saidOf('Link', { asChild: true })).toEqual([]);
  vi.unstubAllEnvs();
});
