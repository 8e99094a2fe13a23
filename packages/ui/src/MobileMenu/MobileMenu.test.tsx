// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MobileMenu } from './MobileMenu';
import { MobileMenuGroup } from './MobileMenuGroup';

it('is delivered as a popover with a button each to open and close it', () => {
  const markup = renderToStaticMarkup(
    <MobileMenu id="menu" label="Menu" openLabel="Open menu" closeLabel="Close menu">
      <MobileMenuGroup title="Prices" defaultOpen>
        <a href="/roof">Roof</a>
      </MobileMenuGroup>
      <MobileMenuGroup title="Services">
        <a href="/advice">Advice</a>
      </MobileMenuGroup>
    </MobileMenu>,
  );
  expect(markup).toMatch(/<dialog id="menu" popover="auto" aria-label="Menu"/);
  expect(markup.match(/popoverTarget="menu"/gi)).toHaveLength(2);
  expect(markup).toMatch(/popoverTargetAction="hide"/i);
  expect(markup).not.toContain('aria-expanded');
  expect(markup.match(/<details/g)).toHaveLength(2);
  expect(markup.match(/<details [^>]*open=""/g)).toHaveLength(1);
  // Without a common name the groups do not close each other.
  expect(markup).not.toMatch(/<details[^>]* name=/);
});
