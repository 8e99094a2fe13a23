import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { Tooltip } from '../Tooltip/Tooltip';

/** What @astrojs/react hands over as children of an island: markup, and never drawn again. */
function StaticHtml({ value }: { value: string }) {
  return createElement('astro-slot', { dangerouslySetInnerHTML: { __html: value } });
}
StaticHtml.shouldComponentUpdate = () => false;

const said: string[] = [];
const hear = () =>
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    said.push(String(words[0]));
  });
afterEach(() => {
  said.length = 0;
  vi.unstubAllEnvs();
});

const slot = <StaticHtml value="<a href='/'>Start</a><a href='/dach'>Dach</a>" />;

it.each([
  ['Grid', <Grid key="grid">{slot}</Grid>],
  [
    'Breadcrumbs',
    <Breadcrumbs key="crumbs" label="Here">
      {slot}
    </Breadcrumbs>,
  ],
  [
    'asChild',
    <Button key="button" asChild>
      {slot}
    </Button>,
  ],
  [
    'Tooltip',
    <Tooltip key="tooltip" content="To the first page">
      {slot}
    </Tooltip>,
  ],
])('%s says that the slot of an island is no list of elements', (name, drawn) => {
  hear();
  render(drawn);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(name);
  expect(said[0]).toContain('see “Islands” in the README');
});

it('says nothing to visitors', () => {
  vi.stubEnv('NODE_ENV', 'production');
  hear();
  render(<Grid>{slot}</Grid>);
  expect(said).toEqual([]);
});

it('says nothing where React has the elements', () => {
  hear();
  render(
    <Grid>
      <Button>Dach</Button>
    </Grid>,
  );
  expect(said).toEqual([]);
});
