// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NavMenu } from './NavMenu';

it('is delivered as a popover that needs no script, without a state that only a script could keep true', () => {
  const markup = renderToStaticMarkup(
    <NavMenu id="prices" label="Prices">
      <a href="/roof">Roof</a>
    </NavMenu>,
  );
  expect(markup).toMatch(/<button[^>]* popoverTarget="prices"/i);
  expect(markup).toMatch(/<div id="prices" popover="auto"/);
  expect(markup).not.toContain('aria-expanded');
  expect(markup).not.toContain('role="menu"');
  expect(markup).not.toContain('style=');
});
