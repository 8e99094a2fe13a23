import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip';

// Timing, hovering and keys are tested in browser/tooltip.spec.ts; jsdom has no popovers.

it('describes its control, after what describes it already', () => {
  render(
    <>
      <p id="note">Needs a printer.</p>
      <Tooltip content="Prints the page">
        <button type="button" aria-describedby="note">
          Print
        </button>
      </Tooltip>
    </>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Needs a printer. Prints the page');
});

it('leaves the handlers of its control in place', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Tooltip content="Prints the page">
      <button type="button" onClick={onClick}>
        Print
      </button>
    </Tooltip>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
});

it('is delivered closed, beside its control', () => {
  const markup = renderToStaticMarkup(
    <Tooltip content="Prints the page">
      <button type="button">Print</button>
    </Tooltip>,
  );
  expect(markup).toMatch(/^<button[^>]*>Print<\/button><span [^>]*role="tooltip" popover="manual"/);
});

it('describes a control that a server component hands over later, and complains of nothing', async () => {
  const later = lazy(async () => Promise.resolve({ default: (<button type="button">Print</button>) as never }));
  await act(async () =>
    render(<Tooltip content="Prints the page">{later as unknown as ReactElement<object>}</Tooltip>),
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Prints the page');
});
