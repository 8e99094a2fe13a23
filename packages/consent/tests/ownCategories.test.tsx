import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { useConsent } from '@sanierungsweg/consent';
import { defineConsent } from '@sanierungsweg/consent/core';
import { ConsentTestProvider, createTestStore } from '@sanierungsweg/consent/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const FOLDER = '.cache/own-categories';

/** What a site with categories of its own writes beside the README's declaration. */
const CODE = `
import { ConsentProvider } from '@sanierungsweg/consent';
import { defineConsent } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentTestProvider, createTestStore } from '@sanierungsweg/consent/testing';

const consent = defineConsent({ categories: { functional: {}, statistik: { title: 'Statistik' } } });
declare module '@sanierungsweg/consent/core' {
  interface ConsentRegister { consent: typeof consent }
}
const store = consent.createStore();
const links = { privacy: '/p', imprint: '/i' };

export const fine = [
  <ConsentProvider key="1" texts={de} links={links} store={store} />,
  <ConsentTestProvider key="2" consent={consent} decision={{ statistik: true }} />,
  <ConsentTestProvider key="3" store={store} />,
  createTestStore('accepted', consent).has('statistik'),
];
// @ts-expect-error -- the store that would be made knows no "statistik"
export const provider = <ConsentProvider texts={de} links={links} />;
// @ts-expect-error -- as above
export const testProvider = <ConsentTestProvider decision={{ statistik: true }} />;
// @ts-expect-error -- as above
export const testStore = createTestStore({ statistik: true });
`;

it('types ask for a store that has the own categories, wherever one would be made without them', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/site.tsx`, CODE);
  const { compilerOptions } = JSON.parse(readFileSync('../../tsconfig.base.json', 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(
    `${FOLDER}/tsconfig.json`,
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], noEmit: true }, include: ['*.tsx'] }),
  );
  expect(spawnSync('../../node_modules/.bin/tsc', ['-p', FOLDER], { encoding: 'utf8' }).stdout).toBe('');
});

it('stores and providers for tests hold own categories and services', () => {
  const consent = defineConsent({
    categories: { functional: {}, statistik: { title: 'Statistik', services: { matomo: { title: 'Matomo' } } } },
  });
  // Here the register names nothing, as in a site that has no categories of its own.
  const own = consent as never;
  const Shown = () => <>{JSON.stringify(useConsent().preferences)}</>;
  expect(createTestStore('accepted', own).has('statistik' as never)).toBe(true);
  render(
    <ConsentTestProvider consent={own} decision={{ statistik: true } as object}>
      <Shown />
    </ConsentTestProvider>,
  );
  expect(screen.getByText('{"necessary":true,"functional":false,"statistik":true,"matomo":true}')).toBeVisible();
});
