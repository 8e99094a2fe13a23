import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Icon, setIconSprite } from './Icon';

afterEach(() => setIconSprite('/sprite.svg'));

const target = (container: HTMLElement) => container.querySelector('use')?.getAttribute('href');

it('is decoration unless it has a label', () => {
  const { container } = render(<Icon name="check" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  render(<Icon name="circle-alert" label="Error" />);
  expect(screen.getByRole('img', { name: 'Error' })).toBeInTheDocument();
});

it('points into the sprite at its default place, the one set, or its own', () => {
  expect(target(render(<Icon name="house" />).container)).toBe('/sprite.svg#house');
  setIconSprite('/assets/icons.svg');
  expect(target(render(<Icon name="house" />).container)).toBe('/assets/icons.svg#house');
  expect(target(render(<Icon name="house" sprite="/mine.svg" />).container)).toBe('/mine.svg#house');
});

it('has a size in attributes, not in a style', () => {
  const { container } = render(<Icon name="x" size={32} className="mine" />);
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('width', '32');
  expect(svg).not.toHaveAttribute('style');
  expect(svg).toHaveClass('mine');
});

it('takes the object that Next.js gives for an imported file', () => {
  setIconSprite({ src: '/_next/sprite.svg' });
  expect(target(render(<Icon name="house" />).container)).toBe('/_next/sprite.svg#house');
});

it('draws your own icon like its own', () => {
  const { container } = render(
    <Icon
      label="Heat pump"
      size={32}
      icon={
        <svg viewBox="0 0 24 24" className="mine">
          <path d="M4 12h16" />
        </svg>
      }
    />,
  );
  const svg = screen.getByRole('img', { name: 'Heat pump' });
  expect(svg).toHaveClass('mine', 'ui-icon');
  expect(svg).toHaveAttribute('width', '32');
  expect(container.querySelector('path')).toHaveAttribute('d', 'M4 12h16');
});
