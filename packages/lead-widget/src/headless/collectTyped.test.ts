// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectTyped } from './collectTyped';

let place: HTMLElement;
let life: AbortController;
let typed: () => string;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  life = new AbortController();
  typed = collectTyped(place, life.signal);
});

afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

const field = (selector: string) => place.querySelector(selector) as HTMLInputElement;

function type(selector: string, value: string): void {
  field(selector).value = value;
  field(selector).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

function tick(selector: string): void {
  field(selector).checked = !field(selector).checked;
  field(selector).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

it.each([
  ['<label>Ort <input></label>', 'Ort'],
  ['<input id="x"><label for="x">\n  Ort\n  oder PLZ </label>', 'Ort oder PLZ'],
  ['<input aria-label="Ort" placeholder="Leipzig" name="city">', 'Ort'],
  ['<b id="a">Ort</b> <i id="b">des Hauses</i><input aria-labelledby="a b" aria-label="nein">', 'Ort des Hauses'],
  ['<input placeholder="Ort" name="city">', 'Ort'],
  ['<input title="Ort" name="city">', 'Ort'],
  ['<label><input name="city"></label>', 'city'],
  ['<select aria-label="Ort"><option>Weg 1</option></select>', 'Ort'],
  ['<label>Ort <select><option>Weg 1</option><option>Weg 2</option></select> des Hauses</label>', 'Ort des Hauses'],
  ['<label>Ort <textarea>Ort</textarea></label>', 'Ort'],
])('%s is named “%s”', (html, name) => {
  place.innerHTML = html;
  type('input,select,textarea', 'Weg 1');
  expect(typed()).toBe(`${name}: Weg 1`);
});

it('gives back the words that a select shows, not what the provider calls them', () => {
  place.innerHTML = `<select aria-label="Heizung"><option value="">Bitte wählen</option>
    <option value="h2"> Öl,\n alt </option><option value="h3" label="Gas">Erdgas</option></select>`;
  type('select', 'h2');
  expect(typed()).toBe('Heizung: Öl, alt');
  type('select', 'h3');
  expect(typed()).toBe('Heizung: Gas');
  type('select', '');
  expect(typed()).toBe('');
});

it('gives the answer alone where a field has no name at all', () => {
  place.innerHTML = '<input>';
  type('input', 'Weg 1');
  expect(typed()).toBe('Weg 1');
});

it('never merges two fields, whatever they are called', () => {
  place.innerHTML = '<input><input aria-label="Ort"><input aria-label="Ort"><input name="a"><input name="a">';
  for (const index of [1, 2, 3, 4, 5]) type(`input:nth-child(${index})`, `${index}`);
  expect(typed().split('\n')).toEqual(['1', 'Ort: 2', 'Ort: 3', 'a: 4', 'a: 5']);
});

it('keeps what was typed in a step that has gone, and knows a field that is drawn again', () => {
  place.innerHTML = '<input name="plz" aria-label="PLZ">';
  type('input', '04109');
  place.innerHTML = '<input name="ort" aria-label="Ort">';
  type('input', 'Leipzig');
  place.innerHTML = '<input name="plz" aria-label="PLZ">';
  type('input', '50667');
  expect(typed()).toBe('PLZ: 50667\nOrt: Leipzig');
  type('input', '');
  expect(typed()).toBe('Ort: Leipzig');
});

it('has one answer for the radios of a group, and one for every box', () => {
  const choices = (kind: string, name: string) =>
    `<form>${['Gas', 'Öl'].map((label) => `<label><input type="${kind}" name="${name}" value="${label}">${label}</label>`).join('')}</form>`;
  place.innerHTML = choices('radio', 'heizung') + choices('radio', 'heizung') + choices('checkbox', 'wish');
  tick('form:nth-child(1) label:nth-child(1) input');
  tick('form:nth-child(1) label:nth-child(2) input');
  tick('form:nth-child(2) label:nth-child(1) input');
  tick('form:nth-child(3) label:nth-child(1) input');
  tick('form:nth-child(3) label:nth-child(2) input');
  expect(typed().split('\n')).toEqual(['Öl', 'Gas', 'Gas', 'Öl']);
  tick('form:nth-child(3) label:nth-child(1) input');
  expect(typed().split('\n')).toEqual(['Öl', 'Gas', 'Öl']);
});

it('sees fields in open shadow roots, and their labels there', () => {
  const root = place.attachShadow({ mode: 'open' });
  root.innerHTML = '<b id="name">Ort</b><input aria-labelledby="name">';
  const input = root.querySelector('input') as HTMLInputElement;
  input.value = 'Leipzig';
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  expect(typed()).toBe('Ort: Leipzig');
});

it('leaves out passwords, files and what nobody sees', () => {
  place.innerHTML = '<input type="password" aria-label="a"><input type="hidden" aria-label="b">';
  type('[type=password]', 'geheim');
  type('[type=hidden]', 'geheim');
  expect(typed()).toBe('');
});
