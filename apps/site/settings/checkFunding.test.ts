import { describe, expect, it } from 'vitest';
import { figuresById } from '../src/figures/registry';
import { checkFunding, fundingFigures } from './checkFunding';
import { fundingChecks } from './fundingChecks';

const TODAY = new Date('2026-11-22T12:00:00Z');
const figures = [...figuresById.values()];
const all = (day: string) => Object.fromEntries(fundingFigures(figures).map(({ id }) => [id, day]));

describe('the check of funding figures (D-FUNDINGGATE)', () => {
  it('leaves a fresh clone alone', () => {
    expect(() => checkFunding('development', fundingChecks, figures, TODAY)).not.toThrow();
  });

  it('stops production with figure, value, page, body and remedy', () => {
    const attempt = () => checkFunding('production', { maxAgeDays: 90, checkedOn: {} }, figures, TODAY);
    expect(attempt).toThrow(
      /funding\.baseGrant: 30\u00a0%, on \/waermepumpe-foerderung; KfW, https:\/\/www\.kfw\.de\/\. Never checked\./,
    );
    expect(attempt).toThrow('windows.windowGrant: 15');
    expect(attempt).toThrow('enter the day in settings/fundingChecks.ts');
  });

  it('names only what is too old', () => {
    const checkedOn = { ...all('2026-11-01'), 'funding.taxBonus': '2026-05-01' };
    const attempt = () => checkFunding('production', { maxAgeDays: 90, checkedOn }, figures, TODAY);
    expect(attempt).toThrow('1 funding figures');
    expect(attempt).toThrow('Checked on 2026-05-01, 205 days ago.');
  });

  it.each(['2026-11-22', '2026-08-24'])('lets a site through whose figures were all checked on %s', (day) => {
    expect(() => checkFunding('production', { maxAgeDays: 90, checkedOn: all(day) }, figures, TODAY)).not.toThrow();
  });

  it.each([
    ['an unknown figure', { 'funding.nothing': '2026-11-01' }, 'There is no such funding figure'],
    ['a day in the future', { 'funding.baseGrant': '2026-12-01' }, 'not in the future'],
    ['a day that does not exist', { 'funding.baseGrant': '2026-02-30' }, 'a day that exists'],
  ])('stops every build for %s', (_what, checkedOn, remedy) => {
    expect(() => checkFunding('development', { maxAgeDays: 90, checkedOn }, figures, TODAY)).toThrow(remedy);
  });

  it('tells production of wrong lines and of what is due at once', () => {
    const checkedOn = { ...all('2026-11-01'), 'funding.taxBonus': '2026-05-01', 'funding.baseGrand': '2026-11-01' };
    const attempt = () => checkFunding('production', { maxAgeDays: 90, checkedOn }, figures, TODAY);
    expect(attempt).toThrow('funding.baseGrand: "2026-11-01". There is no such funding figure');
    expect(attempt).toThrow('Checked on 2026-05-01, 205 days ago.');
  });

  it('stops every build for a limit that is none', () => {
    expect(() => checkFunding('development', { maxAgeDays: 0, checkedOn: {} }, figures, TODAY)).toThrow('maxAgeDays');
  });
});
