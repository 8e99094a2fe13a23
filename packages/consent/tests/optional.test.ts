import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const dist = `${import.meta.dirname}/../dist`;

it('takes undefined for whatever may be left out, as wrappers pass it under exactOptionalPropertyTypes', () => {
  const files = readdirSync(dist).filter((name) => name.endsWith('.d.ts'));
  const members = files.flatMap((name) =>
    [...readFileSync(`${dist}/${name}`, 'utf8').matchAll(/^ +(?:readonly )?['\w-]+\?: .*;$/gm)].map(([line]) => line),
  );
  expect(members.length).toBeGreaterThan(40);
  expect(members.filter((line) => !/(\bundefined|\?: (ReactNode|unknown));$/.test(line))).toEqual([]);
});
