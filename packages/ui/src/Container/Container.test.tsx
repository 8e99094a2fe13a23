import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Container } from './Container';

it('is as wide as a page, and narrower only for running text', () => {
  render(
    <>
      <Container>By itself</Container>
      <Container width="page">Page</Container>
      <Container width="text">Text</Container>
    </>,
  );
  const { className } = screen.getByText('By itself');
  expect(screen.getByText('Page').className).toBe(className);
  expect(screen.getByText('Text')).toHaveClass(...className.split(' '));
  expect(screen.getByText('Text').className).not.toBe(className);
});
