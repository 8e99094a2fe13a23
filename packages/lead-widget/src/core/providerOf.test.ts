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
    ['{ort}', { ort: '//am/See' }, '//am/See'],
    ['{größe} m², {wohn-flaeche}', { größe: '120', 'wohn-flaeche': '99' }, '120 m², 99'],
    ['{constructor}', {}, undefined],
    ['{constructor}', { constructor: 'Haus & Co' }, 'Haus & Co'],
    ['{"form":"{id}","step":{}}', { id: 'abc' }, '{"form":"abc","step":{}}'],
  ])('%s with %o gives %s', (template, values, text) => {
    expect(fill(template, values)).toBe(text);
  });

  it.each([
    ['/{id}', '/evil.example/x'],
    ['/{id}', '//evil.example/x'],
    ['/{id}', '\\\\evil.example/x'],
    ['/{plz}/{id}', 'evil.example/x'],
    ['/{plz}{id}', '/evil.example/x'],
    ['/go?to={id}', '/evil.example/x'],
    ['https://forms.example/{id}', '/../../x'],
    ['https://forms.example/{plz}/{id}', '//evil.example/x'],
    ['HTTPS://forms.example/{id}', '@evil.example/x'],
    ['//forms.example/{id}', '/evil.example/x'],
    ['https://{id}.forms.example/', 'evil.example/x'],
    ['https://{id}.forms.example/', 'evil.example?'],
  ])('%s with the id %s keeps its host', (template, id) => {
    const { host } = new URL(template.replace(/\{\w+\}/g, 'name'), 'https://portal.example');
    const address = fill(template, { id }) ?? '';
    // What is no address leads nowhere.
    const led = URL.canParse(address, 'https://portal.example') && new URL(address, 'https://portal.example').host;
    expect([host, false]).toContain(led);
  });

  it('keeps the slashes of an id within a path only', () => {
    expect(fill('/forms/{id}?from={id}#{id}', { id: 'team/form' })).toBe(
      '/forms/team/form?from=team%2Fform#team%2Fform',
    );
    expect(fill('/forms/{id}', { id: '/team/form' }), 'but not the first').toBe('/forms/%2Fteam/form');
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

  it('puts the integration wherever the script’s address names it', () => {
    const twice = { ...provider, script: '/e/{id}/f.js?form={id}' };
    expect(hubUrl({ provider: twice, integration: 'a b' })).toBe('https://hub.example/e/a%20b/f.js?form=a%20b');
  });

  it('asks its own host where the path begins with an id that is missing', () => {
    const ours = { ...provider, origin: '', script: '/{id}/f.js' };
    expect(hubUrl({ provider: ours })).toBe(new URL('/f.js', document.baseURI).href);
    expect(hubUrl({ provider: ours, integration: 'abc' })).toBe(new URL('/abc/f.js', document.baseURI).href);
  });

  it('may have no script', () => {
    expect(hubUrl({ provider: { ...provider, script: null } })).toBe('');
  });
});
