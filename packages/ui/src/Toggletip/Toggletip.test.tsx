import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Toggletip } from './Toggletip';

it('points its term at its explanation, in markup that needs no script', () => {
  const markup = renderToStaticMarkup(
    <p>
      The <Toggletip term="U-value">Heat lost.</Toggletip> falls.
    </p>,
  );
  const [, target] = /popovertarget="([^"]+)"/i.exec(markup) ?? [];
  expect(target).toBeTruthy();
  expect(markup).toContain(`<span id="${target}" popover="auto"`);
});

it('submits no form it stands in', () => {
  render(<Toggletip term="U-value">Heat lost.</Toggletip>);
  expect(screen.getByRole('button', { name: 'U-value' })).toHaveAttribute('type', 'button');
});
