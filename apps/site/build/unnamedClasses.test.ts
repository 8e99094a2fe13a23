import { expect, it } from 'vitest';
import { withoutUnnamedClasses } from './unnamedClasses.mjs';

it('drops rules for a class that nothing names, and what is left empty by that', () => {
  const css = '.a{top:0}.b,.a .b:hover{top:1px}@media print{.b{top:2px}}@layer x{.b{top:3px}}.a,.b{top:4px}';
  expect(withoutUnnamedClasses(css, ['<p class="a">'])).toBe('.a{top:0}@layer x{}.a{top:4px}');
});

it('keeps what matches without the class: elements, other ways on, exceptions', () => {
  const css =
    'p{top:0}[data-b]{top:0}.a:not(.b){top:0}:is(.b,.c:not(.d,.e)) .a{top:0}.a:has(.b){top:0}@font-face{src:url(b.woff2)}@keyframes b{0%{top:0}to{top:1.5px}}';
  expect(withoutUnnamedClasses(css, ['<p class="a">'])).toBe(css);
});

it('takes the whole name for the name', () => {
  expect(withoutUnnamedClasses('.a-b{top:0}.a{top:1px}', ['<p class="a-b">'])).toBe('.a-b{top:0}');
});

it('keeps what a script puts on, also by a name put together', () => {
  expect(withoutUnnamedClasses('.ui-a{top:0}.ui-b{top:0}', ['x.className="ui-b"'])).toBe('.ui-b{top:0}');
  expect(withoutUnnamedClasses('.ui-a{top:0}.ui-b{top:0}', ['"ui-"+name'])).toBe('.ui-a{top:0}.ui-b{top:0}');
});

it('keeps of a table of variants those that something asks for, or wears', () => {
  const css = '.ui-a_red{top:0}.ui-a_blue{top:1px}.ui-a_grey{top:2px}';
  const table = 'const of={red:`ui-a_red`,blue:"ui-a_blue",grey:\'ui-a_grey\'}';
  expect(withoutUnnamedClasses(css, [table, 'f({variant:"red"})', '<p class="ui-a_grey">'])).toBe(
    '.ui-a_red{top:0}.ui-a_grey{top:2px}',
  );
});

it('takes no token for a class', () => {
  expect(withoutUnnamedClasses('.ui-a{top:0}p{top:0}', ['"--ui-"+name', '--ui-a'])).toBe('p{top:0}');
});
