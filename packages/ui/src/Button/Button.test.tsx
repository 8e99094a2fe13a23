import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type FormEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { type ButtonSize, type ButtonVariant, buttonVariants } from './buttonVariants';

const VARIANTS = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'cta',
  'trust',
  'hero',
] as const satisfies readonly ButtonVariant[];
const SIZES = ['default', 'sm', 'lg', 'xl', 'icon'] as const satisfies readonly ButtonSize[];

it('submits no form unless told to', async () => {
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Stay</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('passes on attributes, class and ref', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} className="mine" aria-label="Close" data-testid="it">
      x
    </Button>,
  );
  expect(screen.getByTestId('it')).toBe(ref.current);
  expect(ref.current).toHaveAccessibleName('Close');
  expect(ref.current).toHaveClass('mine', 'ui-button');
});

it.each([false, true])('does nothing when pressed while it is loading (asChild: %s)', async (asChild) => {
  const press = vi.fn<() => void>();
  render(
    <Button asChild={asChild} loading onClick={press}>
      {asChild ? (
        <button type="button" onClick={press}>
          Send
        </button>
      ) : (
        'Send'
      )}
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(press).not.toHaveBeenCalled();
});

it('draws its child as the button, keeping both click handlers', async () => {
  const outer = vi.fn<() => void>();
  const inner = vi.fn<() => void>();
  render(
    <Button asChild variant="cta" onClick={outer}>
      <summary onClick={inner}>More</summary>
    </Button>,
  );
  await userEvent.click(screen.getByText('More'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('More')).toHaveClass('ui-button');
  expect(outer).toHaveBeenCalledOnce();
  expect(inner).toHaveBeenCalledOnce();
});

it('is a link when it leads somewhere', () => {
  render(<ButtonLink href="/prices">Prices</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it("draws a router's link as the button", () => {
  render(
    <ButtonLink asChild size="lg">
      <a href="/there" className="theirs">
        There
      </a>
    </ButtonLink>,
  );
  expect(screen.getByRole('link')).toHaveClass('theirs', 'ui-button');
});

it('gives every variant and size classes of its own', () => {
  const all = VARIANTS.flatMap((variant) => SIZES.map((size) => buttonVariants({ variant, size })));
  expect(new Set(all).size).toBe(45);
  expect(buttonVariants()).toBe(buttonVariants({ variant: 'default', size: 'default' }));
  expect(buttonVariants({ className: 'mine' })).toMatch(/ mine$/);
});

it('renders on a server without a style attribute', () => {
  const markup = renderToStaticMarkup(<Button variant="hero">Start</Button>);
  expect(markup).toContain('<button');
  expect(markup).not.toContain('style=');
});

it('neither acts nor submits while it is loading, and keeps its focus', async () => {
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const click = vi.fn<() => void>();
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" loading onClick={click}>
        Sending …
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending …' });
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox'), 'Anna{Enter}');
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('data-state', 'loading');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(submit).not.toHaveBeenCalled();
  expect(click).not.toHaveBeenCalled();
});
