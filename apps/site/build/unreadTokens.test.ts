import { expect, it } from 'vitest';
import { withoutUnreadTokens } from './unreadTokens.mjs';

const CSS = ':root{--ui-a:1px;--ui-b:var(--ui-a);--ui-c:2px}.x{--own:3px;margin:var(--ui-b)}';

it('drops what nothing reads, wherever it stands', () => {
  expect(withoutUnreadTokens(CSS, [])).toBe(':root{--ui-a:1px;--ui-b:var(--ui-a);}.x{--own:3px;margin:var(--ui-b)}');
  expect(withoutUnreadTokens(':root{--ui-c:2px;--ui-b:1px}p{top:var(--ui-b)}', [])).toBe(
    ':root{--ui-b:1px}p{top:var(--ui-b)}',
  );
});

it('keeps what markup, a script or another sheet reads, also by a name put together', () => {
  expect(withoutUnreadTokens(CSS, ['<path fill="var(--ui-c,#fff)">'])).toBe(CSS);
  // oxlint-disable-next-line no-template-curly-in-string -- code of a script
  expect(withoutUnreadTokens(CSS, ['`var(--ui-${name})`'])).toBe(CSS);
});

it('keeps what is named without being read, such as in a transition', () => {
  expect(withoutUnreadTokens(`${CSS}.y{transition:--ui-c 1s}`, [])).toBe(`${CSS}.y{transition:--ui-c 1s}`);
});
