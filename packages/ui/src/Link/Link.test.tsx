import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Link } from './Link';

it('leads where it says', () => {
  render(<Link href="/prices">What it costs</Link>);
  expect(screen.getByRole('link', { name: 'What it costs' })).toHaveAttribute('href', '/prices');
});

it('draws the link of a router instead of its own, not around it', () => {
  const RouterLink = ({ to, children, ...props }: { to: string; children: ReactNode }) => (
    <a href={`/app${to}`} {...props}>
      {children}
    </a>
  );
  const { container } = render(
    <>
      <Link href="/prices">Plain</Link>
      <Link asChild hrefLang="de">
        <RouterLink to="/prices">Routed</RouterLink>
      </Link>
    </>,
  );
  const [plain, routed] = container.children;
  expect(routed).toHaveTextContent(/^Routed$/);
  expect(routed).toHaveAttribute('href', '/app/prices');
  expect(routed).toHaveAttribute('hreflang', 'de');
  expect(routed?.className).toBe(plain?.className);
  expect(container.querySelectorAll('a')).toHaveLength(2);
});

it('stands on a line of its own only where it is told to', () => {
  render(
    <>
      <Link href="/a">In a sentence</Link>
      <Link href="/b" standalone>
        Alone
      </Link>
    </>,
  );
  const { className } = screen.getByText('In a sentence');
  expect(screen.getByText('Alone')).toHaveClass(...className.split(' '));
  expect(screen.getByText('Alone').className).not.toBe(className);
});
