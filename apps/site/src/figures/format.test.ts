import { describe, expect, it } from 'vitest';
import { type Figure, figure } from './figure';
import { formatDative, formatFigure, formatNumber, formatValue } from './format';

const of = (input: Pick<Figure, 'unit' | 'value'> & Partial<Pick<Figure, 'bound' | 'fractionDigits'>>) =>
  figure({ label: 'x', subject: 'price', pages: [], ...input });
const spaced = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

describe('formatFigure', () => {
  it.each([
    [of({ unit: 'euro', value: [12_000, 18_000] }), '12.000–18.000 €'],
    [of({ unit: 'percent', value: 20, bound: 'upTo' }), 'bis zu 20 %'],
    [of({ unit: 'percent', value: 2.12, bound: 'from' }), 'ab 2,12 %'],
    [of({ unit: 'percent', value: 0.75 }), '0,75 %'],
    [of({ unit: 'uValue', value: 0.24 }), '0,24 W/(m²K)'],
    [of({ unit: 'uValue', value: [0.7, 1] }), '0,7–1,0 W/(m²K)'],
    [of({ unit: 'uValue', value: 0.2, fractionDigits: 2, bound: 'atMost' }), 'höchstens 0,20 W/(m²K)'],
    [of({ unit: 'factor', value: [4, 4.8] }), '4,0–4,8'],
    [of({ unit: 'calendarYear', value: 2029, bound: 'from' }), 'ab 2029'],
    [of({ unit: 'count', value: 50_000, bound: 'plus' }), '50.000+'],
    [of({ unit: 'kilowattHoursPerYear', value: 4_500 }), '4.500 kWh pro Jahr'],
    [of({ unit: 'aroundTheClock', value: [24, 7] }), '24/7'],
    [of({ unit: 'officeHours', value: [9, 17] }), '9:00–17:00 Uhr'],
    [of({ unit: 'years', value: 16.8 }), '16,8 Jahre'],
  ])('writes %o in German', (input, expected) => {
    expect(spaced(formatFigure(input))).toBe(expected);
  });

  it('keeps number and unit on one line', () => {
    expect(formatFigure(of({ unit: 'euro', value: 400 }))).toBe('400\u00a0€');
    expect(formatFigure(of({ unit: 'euroPerSquareMetre', value: 147 }))).toBe('147\u00a0€/\u2060m²');
    expect(formatFigure(of({ unit: 'uValue', value: 0.24 }))).toBe('0,24\u00a0W/\u2060(m²K)');
  });

  it('keeps the two ends of a range on one line', () => {
    expect(formatFigure(of({ unit: 'years', value: [8, 12] }))).toBe('8–\u206012\u00a0Jahre');
    expect(formatFigure(of({ unit: 'officeHours', value: [9, 17] }))).toBe('9:00–\u206017:00\u00a0Uhr');
  });

  it('leaves the bound out where the sentence says it', () => {
    expect(spaced(formatValue(of({ unit: 'percent', value: 20, bound: 'upTo' })))).toBe('20 %');
  });
});

describe('formatDative', () => {
  it('declines the unit', () => {
    expect(spaced(formatDative(of({ unit: 'years', value: [8, 12] })))).toBe('8–12 Jahren');
    expect(spaced(formatDative(of({ unit: 'workingDays', value: 5 })))).toBe('5 Werktagen');
    expect(spaced(formatFigure(of({ unit: 'workingDays', value: 5 })))).toBe('5 Werktage');
  });

  it('leaves alone what has one form', () => {
    expect(spaced(formatDative(of({ unit: 'hours', value: 48 })))).toBe('48 Stunden');
    expect(spaced(formatDative(of({ unit: 'euro', value: 400, bound: 'upTo' })))).toBe('bis zu 400 €');
  });
});

describe('formatNumber', () => {
  it('groups thousands and uses a comma', () => {
    expect(formatNumber(1_234_567.5, 1)).toBe('1.234.567,5');
    expect(formatNumber(-12, 0)).toBe('−12');
  });
});
