import { expect, it } from 'vitest';
import { checkCopyrightYear } from './checkCopyrightYear';

it.each(['2025', 25, 20255, 2025.5, undefined])('refuses %j as the year of the footer', (year) => {
  expect(() => checkCopyrightYear(year)).toThrow(
    /^site: COPYRIGHT_YEAR in settings\/site\.ts is .+\. The footer would show it\. Write a year with four digits, at the latest 20\d\d, without quotes\.$/,
  );
});

it('takes this year and earlier ones, and none that is still to come', () => {
  const thisYear = new Date().getFullYear();
  for (const year of [2025, thisYear]) expect(() => checkCopyrightYear(year)).not.toThrow();
  expect(() => checkCopyrightYear(thisYear + 1)).toThrow(`is ${thisYear + 1}.`);
});
