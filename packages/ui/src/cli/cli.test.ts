// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { brandTemplate } from './brandTemplate';
import { checkContrast } from './checkContrast';
import { readColor } from './readColor';
import { run } from './run';

const folder = mkdtempSync(join(tmpdir(), 'ui-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contrastOf = (css: string) => {
  const file = join(folder, 'brand.css');
  writeFileSync(file, css);
  return run(['contrast', file]);
};

it('takes its own template, which has every role in both themes', () => {
  const { code, output } = contrastOf(run(['brand']).output ?? '');
  expect(code).toBe(0);
  expect(output).toMatch(/\d+ pairs reach their contrast in light and dark/);
  expect(brandTemplate().match(/--ui-color-primary:/g)).toHaveLength(3);
});

it('finds the dark pages on which a colour of :root wins', () => {
  const { code, error } = contrastOf(':root { --ui-color-primary: #0b3d91 }');
  expect(code).toBe(1);
  expect(error).toMatch(
    /dark: --ui-color-on-primary #\w{6} on --ui-color-primary #0b3d91 reaches 1\.\d+:1 and needs 4\.5:1/,
  );
  expect(error).not.toMatch(/light:/);
});

it('takes pages that are not dark for what they are: also those that say nothing, in a dark system', () => {
  const light = ':root:not([data-theme="dark"]) { --ui-color-primary: #999 }';
  expect(contrastOf(light).error).toMatch(/light: --ui-color-on-primary #\w{6} on --ui-color-primary #999999/);
  const both = `${light} [data-theme=dark] { --ui-color-primary: #ffdd74 }`;
  expect(contrastOf(both).error).not.toMatch(/dark:/);
  expect(contrastOf(':root:not([data-theme=light]) { --ui-color-link: #999 }').error).toMatch(/light: --ui-color-link/);
});

it('compares both themes where one list names them both', () => {
  for (const both of [
    ':root, [data-theme="dark"]',
    '[data-theme=light], [data-theme=dark]',
    ':is([data-theme=dark], :root)',
  ])
    expect(contrastOf(`${both} { --ui-color-primary: #ffdd74; --ui-color-on-primary: #ffffff }`).error).toMatch(
      /light: --ui-color-on-primary #ffffff on --ui-color-primary[^]*dark: --ui-color-on-primary/,
    );
});

it('takes a part with a theme of its own for what it is, whatever stands around it', () => {
  const part = '@media (prefers-color-scheme: dark) { [data-theme=dark] [data-theme=light] { --ui-color-link: #777 } }';
  expect(contrastOf(part).error).toMatch(/^\S+ light: --ui-color-link #777777/);
});

it('reads conditions, nesting, variables and several notations', () => {
  const brand = `
    /* --ui-color-link: red; */
    [data-theme='light'] { --ui-color-link: #777 }
    @media (prefers-color-scheme: dark) { :root:not([data-theme]) { --ui-color-link: var(--ui-color-surface) } }`;
  const { faults } = checkContrast(brand);
  expect(faults.some((fault) => fault.startsWith('light: --ui-color-link #777777 on'))).toBe(true);
  expect(faults.some((fault) => /^dark: --ui-color-link .* on --ui-color-surface .* reaches 1\.00:1/.test(fault))).toBe(
    true,
  );
  expect(['#abc', 'rgb(255 0 0)', 'rgb(100%, 0%, 0%)', 'hsl(120 100% 50%)', 'white'].map(readColor)).toEqual([
    '#aabbcc',
    '#ff0000',
    '#ff0000',
    '#00ff00',
    '#ffffff',
  ]);
});

it('reads angles in every unit, and what is beyond a channel as browsers do', () => {
  expect(
    ['hsl(0.5turn 100% 50%)', 'hsl(200grad 100% 50%)', 'hsl(-180deg 100% 50%)', 'hsl(3.14159rad 100% 50%)'].map(
      readColor,
    ),
  ).toEqual(['#00ffff', '#00ffff', '#00ffff', '#00ffff']);
  expect(['rgb(300 -5 0)', 'hsl(0 150% 30%)', 'hsl(1em 100% 50%)'].map(readColor)).toEqual([
    '#ff0000',
    '#990000',
    null,
  ]);
  expect(checkContrast('[data-theme=light]{--ui-color-primary:rgb(999 999 999)}').faults[0]).toContain('#ffffff');
});

it('says what it cannot judge, and what nobody reads', () => {
  expect(checkContrast(':root{--ui-color-link:rgb(0 0 0 / .5)}').faults[0]).toContain('cannot read');
  expect(checkContrast(':root{--ui-color-brand:#000}').faults[0]).toContain('no role of ours');
  expect(contrastOf('body{color:red}')).toMatchObject({
    code: 1,
    error: expect.stringContaining('nothing to compare'),
  });
  expect(run(['contrast'])).toMatchObject({ code: 2, error: expect.stringContaining('Which style sheet?') });
  expect(run(['contrast', join(folder, 'none.css')])).toMatchObject({
    code: 2,
    error: expect.stringContaining('cannot be read'),
  });
  expect(run(['colour'])).toMatchObject({ code: 2, error: expect.stringContaining('no command "colour"') });
  expect(run(['--help'])).toMatchObject({ code: 0, output: expect.stringContaining('Usage') });
});
