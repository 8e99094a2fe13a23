// @vitest-environment jsdom
import { createContainer, hubUrl } from '@sanierungsweg/lead-widget/core';
import { describe, expect, it } from 'vitest';
import { fill } from './fill';

describe('fill', () => {
  it.each([
    ['/js/hub.js?{id}', { id: 'swg-home' }, '/js/hub.js?swg-home'],
    ['/form?plz={plz}', {}, '/form?plz='],
    ['https://hub.example/{id}?a={a}&b=1', { id: 'x y', a: '&' }, 'https://hub.example/x%20y?a=%26&b=1'],
    ['https://hub.example/{id}?a={a}', { id: 'name/event?', a: '/' }, 'https://hub.example/name/event%3F?a=%2F'],
    ['daa-{id}', { id: 'a"b' }, 'daa-a"b'],
    ['{plz}', {}, undefined],
    ['{plz} {vorhaben}', { vorhaben: 'Dach' }, undefined],
    ['{vorhaben} {plz}', { vorhaben: 'Dach' }, undefined],
    ['plain', {}, 'plain'],
  ])('%s with %o gives %s', (template, values, text) => {
    expect(fill(template, values)).toBe(text);
  });
});

const provider = {
  origin: 'https://hub.example',
  script: '/embed/{id}.js',
  marker: { element: 'hub-form', attributes: { form: '{id}', zip: '{plz}', wish: '{vorhaben}' } },
};

describe('a provider', () => {
  it('decides address and container', () => {
    expect(hubUrl({ provider, integration: 'abc' })).toBe('https://hub.example/embed/abc.js');
    expect(createContainer({ provider, integration: 'abc', plz: '04109' }).outerHTML).toBe(
      '<hub-form form="abc" zip="04109"></hub-form>',
    );
  });

  it('gets the fields that its marker names, and no other', () => {
    const fields = { vorhaben: 'Dach "&', name: 'Erika', plz: '0410' };
    expect(createContainer({ provider, integration: 'abc', fields }).outerHTML).toBe(
      '<hub-form form="abc" wish="Dach &quot;&amp;"></hub-form>',
    );
  });

  it('may have no script', () => {
    expect(hubUrl({ provider: { ...provider, script: null } })).toBe('');
  });
});
