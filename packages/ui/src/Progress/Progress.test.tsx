import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from './Progress';

const bar = (name: string) => screen.getByRole<HTMLProgressElement>('progressbar', { name });

it('says what advances and how far it is, and in words for eyes and ears', () => {
  render(<Progress label="Your request" value={2} max={4} text="Step 2 of 4" />);
  expect(bar('Your request').position).toBe(0.5);
  expect(bar('Your request')).toHaveAttribute('aria-valuetext', 'Step 2 of 4');
  expect(screen.getByText('Step 2 of 4')).toBeVisible();
});

it('is read as its share where nobody gave words', () => {
  render(<Progress label="Your request" value={0.25} />);
  expect(bar('Your request').position).toBe(0.25);
  expect(bar('Your request')).not.toHaveAttribute('aria-valuetext');
});

it('shows that it has begun at 0, and that the end is unknown without a value', () => {
  render(
    <>
      <Progress label="Begun" value={0} />
      <Progress label="Nobody knows" />
    </>,
  );
  expect(bar('Begun').position).toBe(0);
  expect(bar('Nobody knows').position).toBe(-1);
});

it('keeps its label where the page gives it an id', () => {
  render(<Progress id="upload" label="Plans" value={1} />);
  expect(bar('Plans')).toHaveAttribute('id', 'upload');
});
