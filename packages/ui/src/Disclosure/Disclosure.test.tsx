import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Accordion } from './Accordion';
import { Disclosure } from './Disclosure';

it('opens and closes by its summary', async () => {
  const { container } = render(<Disclosure summary="More">Details</Disclosure>);
  const details = container.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('More'));
  expect(details).toHaveAttribute('open');
});

it.each([true, false])(
  'tells its parent (open: %s) what a search or another of its name did, and is opened by nobody else',
  async (open) => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const { container } = render(<Disclosure summary="More" open={open} onOpenChange={onOpenChange} />);
    const details = container.querySelector('details') as HTMLDetailsElement;
    details.open = !open;
    await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(!open));
    expect(details.open).toBe(false);
  },
);

it('tells nothing of how it starts, and everything that follows', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const toggled = vi.fn<() => void>();
  render(<Disclosure summary="More" defaultOpen onToggle={toggled} onOpenChange={onOpenChange} />);
  await vi.waitFor(() => expect(toggled).toHaveBeenCalledOnce());
  expect(onOpenChange).not.toHaveBeenCalled();
  for (const [index, open] of [false, true, false].entries()) {
    await userEvent.click(screen.getByText('More'));
    await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(index + 1));
    expect(onOpenChange).toHaveBeenLastCalledWith(open);
  }
});

it('makes the summary a heading of the level asked for, or none', () => {
  const { rerender } = render(
    <Disclosure summary="More" level={3}>
      Details
    </Disclosure>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'More' })).toBeInTheDocument();
  rerender(<Disclosure summary="More">Details</Disclosure>);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('is native markup that needs no script', () => {
  const markup = renderToStaticMarkup(
    <Accordion
      name="faq"
      items={[
        { id: 'a', summary: 'A', content: 'first', defaultOpen: true },
        { id: 'b', summary: 'B', content: 'second' },
      ]}
    />,
  );
  expect(markup).toMatch(/<details[^>]*name="faq"[^>]*open=""/);
  expect(markup.match(/<summary/g)).toHaveLength(2);
  expect(markup).not.toContain('style=');
});
